import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { argumentsOf, COMMANDS, type CommandName } from '../../../commands/commands.mjs';
import { SITE_FILES, temporaryFolder } from './folders.ts';

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url));
const COPIED = [
  'server',
  'build',
  'lib',
  'releases',
  'mail',
  'src/enquiry',
  'src/content',
  'src/site/words',
  'commands',
  'editor/server/auth',
  'package.json',
];
const PACKAGES = ['hono', '@hono', 'nodemailer', 'maildev'];

const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const PAGES = Object.entries(SITE_FILES).filter(([path]) => path.endsWith('.html'));

/** Stands for an error in a content file. */
export const CONTENT_ERROR = 'slip:';

/** Makes the build take a second. */
export const SLOW = 'slow:';

// Stands in for Astro and takes no time. /words shows the content, and where forms post to.
const BUILDER = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const out = process.argv[process.argv.indexOf('--outDir') + 1];
mkdirSync(out, { recursive: true });
for (const [path, page] of ${JSON.stringify(PAGES)}) writeFileSync(out + '/' + path, page);
const words = readFileSync('content/inn.yaml', 'utf8');
if (words.includes('${SLOW}')) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  writeFileSync('slow-build', '');
}
if (words.includes('${CONTENT_ERROR}')) {
  writeFileSync(process.env.BUILD_REPORT, 'content/inn.yaml, line 1: There is no slip');
  console.error('1 thing to correct before the site can be built');
  process.exit(1);
}
writeFileSync(out + '/words.html', words + ' to ' + process.env.EMAILJS_ORIGIN + (process.env.SITE_ORIGIN ?? ''));
`;

/** A copy of the project as on a fresh machine, with a build that takes no time. */
export function freshProject(): string {
  const root = temporaryFolder();
  for (const folder of COPIED) {
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  }
  mkdirSync(join(root, 'node_modules/astro/bin'), { recursive: true });
  for (const name of PACKAGES) {
    symlinkSync(join(PROJECT, 'node_modules', name), join(root, 'node_modules', name));
  }
  writeFileSync(join(root, 'node_modules/astro/bin/astro.mjs'), BUILDER);
  writeContent(root, 'name: Inn');
  return root;
}

export function writeContent(root: string, words: string): void {
  mkdirSync(join(root, 'content'), { recursive: true });
  writeFileSync(join(root, 'content/inn.yaml'), words);
}

/**
 * Runs a script of a project, or a command of its package.json, with none of the environment variables
 * of this process except PATH.
 */
export function runIn(root: string, script: string, env: Record<string, string> = {}) {
  const words = isCommand(script) ? argumentsOf(script, [], root) : [script];
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', DATA_DIR: join(root, 'data'), PORT: '0', ...env },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const output: string[] = [];
  const errors: string[] = [];
  createInterface(child.stdout).on('line', (line) => output.push(line));
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  return { child, output, errors, exited: once(child, 'exit') };
}

export type Run = ReturnType<typeof runIn>;
