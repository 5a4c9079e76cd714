/** `npm run mail:outbox`: inspects and repairs the outbox, whether the service runs or not. */
import { runCommand } from './commands.ts';

try {
  console.log(runCommand(process.env.DATA_DIR || './data', process.argv.slice(2)));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
