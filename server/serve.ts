/** `npm run serve`: the same for a server, with real mail only. */
import { cacheCompiledCode } from './compileCache.ts';

cacheCompiledCode();
await import('./serveCommand.ts');
