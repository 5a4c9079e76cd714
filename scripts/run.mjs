/**
 * Runs a command of package.json: installs missing packages, then starts the command on the Node that the
 * package `node` contains. Must itself run on the machine's own Node, from 20 on, and without any package.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsOf, COMMANDS } from '../commands/commands.mjs';
import { setUp } from './setup.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @returns {string} the Node of the package `node`; the machine's own if the package lacks its platform */
function nodeOf() {
  const locked = join(root, 'node_modules', 'node', 'bin', 'node');
  return [locked, `${locked}.exe`].find((file) => existsSync(file)) ?? process.execPath;
}

/**
 * Replaces this process with a program, so that signals, the terminal and the exit code are its own.
 * Where Node cannot do that (before 22.15, on Windows), the program becomes a child process.
 * @param {string} program
 * @param {readonly string[]} words
 * @param {NodeJS.ProcessEnv} env
 */
function replaceProcess(program, words, env) {
  if (process.execve && process.platform !== 'win32') {
    // process.env has no undefined values, whatever its type says.
    process.execve(program, [program, ...words], /** @type {Record<string, string>} */ (env));
  }
  const child = spawn(program, words, { env, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the child itself.
      if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
    });
  }
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const [name = '', ...words] = process.argv.slice(2);
if (!Object.hasOwn(COMMANDS, name)) {
  console.error(`No command “${name}”. Commands: ${Object.keys(COMMANDS).join(', ')}.`);
  process.exit(2);
}
const known = /** @type {import('../commands/commands.mjs').CommandName} */ (name);
const { renamed, dev } = COMMANDS[known];
if (renamed) {
  console.error(
    `npm run ${name} is now npm run ${renamed}; the old name goes with the next release.`,
  );
}
process.chdir(root);
await setUp(root, dev);
const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
replaceProcess(nodeOf(), argumentsOf(known, words), { ...process.env, PATH: path });
