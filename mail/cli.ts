/** `npm run mail:outbox`: look into the outbox, beside a running service or without one. */
import { runCommand } from './commands.ts';

try {
  console.log(runCommand(process.env.DATA_DIR || './data', process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
