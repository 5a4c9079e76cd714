/** `npm start`: the site and the e-mail service, with an embedded inbox unless SMTP_URL is set. */
import { cacheCompiledCode } from './compileCache.ts';

cacheCompiledCode();
await import('./startCommand.ts');
