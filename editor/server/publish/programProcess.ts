/**
 * Runs a program, given with its arguments, in this process's group; ends the group when the editor has ended,
 * even if that was killed. See `run`.
 */
import { spawn } from 'node:child_process';

const [command = '', ...args] = process.argv.slice(2);
const program = spawn(command, args, { stdio: 'inherit' });
program.on('error', ({ message }) => {
  console.error(message);
  process.exitCode = 1;
});
program.on('exit', (code, signal) => {
  if (signal) process.kill(process.pid, 'SIGKILL');
  process.exitCode = code ?? 1;
});
// The group gets it too: wait until the program has ended itself.
process.on('SIGTERM', () => {});
process.on('disconnect', () => {
  if (process.platform === 'win32') program.kill();
  else process.kill(-process.pid, 'SIGTERM');
});
