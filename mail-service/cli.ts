/** `npm run mail:outbox`: look into the outbox, beside a running service or without one. */
import { existsSync } from 'node:fs';
import { runCommand } from './commands.ts';
import { Outbox } from './outbox.ts';
import { outboxFile } from './schema.ts';

const dataDir = process.env.DATA_DIR || './data';

if (!existsSync(outboxFile(dataDir))) {
  console.error('There is no outbox yet in DATA_DIR: it comes with the first start.');
  process.exit(1);
}
const outbox = new Outbox(dataDir);
try {
  console.log(runCommand(outbox, process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  outbox.close();
}
