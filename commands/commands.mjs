/** The commands of package.json, and the scripts that they run. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} Command
 * @property {string} script its path in the project
 * @property {readonly string[]} [flags] flags for Node
 * @property {readonly string[]} [words] arguments that come before those of the command line
 * @property {boolean} [dev] whether it also needs the packages for development
 * @property {Readonly<Record<string, string>>} [also] scripts to run instead, by the first argument
 * @property {string} [renamed] the new name of a command that has been renamed
 */

const ENV = '--env-file=.env';
const CACHE = ['--import', './commands/compileCache.ts'];

/** @type {Command} */
const editor = { flags: [...CACHE, ENV], script: 'commands/editor.ts' };

/** @satisfies {Record<string, Command>} */
const commands = {
  start: { flags: [...CACHE, ENV], script: 'commands/start.ts' },
  dev: { flags: [ENV], script: 'node_modules/astro/bin/astro.mjs', words: ['dev'] },
  build: { flags: [ENV], script: 'commands/build.ts' },
  serve: {
    // Heap limits in megabytes, as in deploy/copperpod-inn.service.
    flags: [...CACHE, '--max-semi-space-size=4', '--max-old-space-size=128', ENV],
    script: 'commands/serve.ts',
  },
  editor,
  desk: { ...editor, renamed: 'editor' },
  content: { flags: [ENV], script: 'commands/content.ts' },
  'launch-check': { flags: [ENV], script: 'commands/launchCheck.ts' },
  'mail:outbox': { flags: [ENV], script: 'mail/commands.ts' },
  test: {
    script: 'scripts/test.ts',
    also: { engines: 'scripts/engines.ts' },
    dev: true,
  },
  check: { script: 'scripts/test.ts', words: ['format', 'types', 'units'], dev: true },
  bench: {
    script: 'scripts/bench.ts',
    also: {
      growth: 'scripts/bench/growth.ts',
      editor: 'scripts/bench/editor.ts',
      mail: 'scripts/bench/mail.ts',
    },
    dev: true,
  },
  shots: { flags: [ENV], script: 'scripts/shots.ts', dev: true },
  guide: { script: 'scripts/guide.ts', dev: true },
};

/** @typedef {keyof typeof commands} CommandName */

/** @type {Readonly<Record<CommandName, Command>>} */
export const COMMANDS = commands;

/**
 * The arguments with which Node starts a command in the project's folder.
 * @param {CommandName} name
 * @param {readonly string[]} words the arguments of the command line
 * @param {string} root the project's folder
 * @returns {string[]}
 */
export function argumentsOf(name, words = [], root = '.') {
  const { flags = [], script, words: first = [], also = {} } = COMMANDS[name];
  const [choice = '', ...rest] = words;
  const chosen = Object.hasOwn(also, choice) ? also[choice] : undefined;
  // By --env-file-if-exists, Node would report a missing file each time.
  const known = flags.filter((flag) => flag !== ENV || existsSync(join(root, '.env')));
  return chosen ? [...known, chosen, ...first, ...rest] : [...known, script, ...first, ...words];
}
