import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { readMailSettings, readNumber } from '../mail-service/settings.ts';
import { run } from './run.ts';
import { startSite } from './site.ts';

const { env } = process;

await run(async () => {
  const mail = readMailSettings(env);
  const port = readNumber(env, 'PORT', 4321, 65_535);
  const dist = await ensureBuilt(fileURLToPath(new URL('..', import.meta.url)));
  const site = await startSite({ dist, port, host: env.HOST || '127.0.0.1', mail });
  console.log(`Site: ${site.origin}`);
  return site.close;
});
