import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { argumentsOf, COMMANDS, type CommandName } from '../commands/commands.mjs';
import packageJson from '../package.json' with { type: 'json' };
import { folderWith } from '../tests/mail/support/folders.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));
const LOCK = JSON.stringify({ packages: {} });

/** A project whose programs print how they were started, or run until they are stopped. */
function project(program: string) {
  const root = folderWith({
    'package-lock.json': LOCK,
    'node_modules/.package-lock.json': LOCK,
    'commands/compileCache.ts': '',
    'commands/start.ts': program,
    'commands/editor.ts': program,
    'scripts/bench/growth.ts': program,
    '.env': 'INN=from the file',
  });
  for (const file of [
    'scripts/run.mjs',
    'scripts/setup.mjs',
    'commands/commands.mjs',
    'commands/packages.mjs',
  ]) {
    cpSync(join(PROJECT, file), join(root, file));
  }
  mkdirSync(join(root, 'node_modules/node/bin'), { recursive: true });
  symlinkSync(process.execPath, join(root, 'node_modules/node/bin/node'));
  // With `execve: false`, as on a Node that cannot replace its process.
  const words = (name: string, { execve = true } = {}) => [
    ...(execve ? [] : ['--import', 'data:text/javascript,delete process.execve']),
    join(root, 'scripts/run.mjs'),
    name,
  ];
  return { root, words };
}

test('package.json has each of our commands, and no more than fourteen', () => {
  const names = Object.keys(packageJson.scripts);
  expect(names).toEqual(Object.keys(COMMANDS));
  expect(names.length).toBeLessThanOrEqual(14);
  for (const [name, line] of Object.entries(packageJson.scripts)) {
    expect(line).toBe(`node scripts/run.mjs ${name}`);
  }
});

test.each(Object.keys(COMMANDS) as CommandName[])('%s starts a program that is there', (name) => {
  const { script, also = {} } = COMMANDS[name];
  for (const file of [script, ...Object.values<string>(also)]) {
    expect(existsSync(join(PROJECT, file)), file).toBe(true);
  }
});

test('every command that the README names exists', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/`npm (?:run )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !Object.hasOwn(COMMANDS, name) && name !== 'ci')).toEqual([]);
});

test('the first word chooses the program of a command, the rest are its arguments', () => {
  expect(argumentsOf('bench', ['growth', '--sizes', '6'])).toEqual([
    'scripts/bench/growth.ts',
    '--sizes',
    '6',
  ]);
  expect(argumentsOf('bench', ['--runs', '5'])).toEqual(['scripts/bench.ts', '--runs', '5']);
  expect(argumentsOf('test', ['engines', 'menu'])).toEqual(['scripts/engines.ts', 'menu']);
});

const TELL =
  'console.log(JSON.stringify([process.argv.slice(2), process.execArgv, process.env.INN]));';

test.each([true, false])('words, flags, settings and exit code arrive (execve: %s)', (execve) => {
  const { root, words } = project(`${TELL} process.exitCode = 7;`);
  const { status, stdout } = spawnSync(
    process.execPath,
    [...words('start', { execve }), 'one', '--two'],
    { encoding: 'utf8', cwd: dirname(root) },
  );
  expect(status).toBe(7);
  const [given, flags, setting] = JSON.parse(stdout);
  expect(given).toEqual(['one', '--two']);
  expect(flags).toEqual(expect.arrayContaining([...(COMMANDS.start.flags ?? [])]));
  expect(setting).toBe('from the file');
});

test('a project without .env starts, and nothing is said of it', () => {
  const { root, words } = project(TELL);
  rmSync(join(root, '.env'));
  const { stdout, stderr } = spawnSync(process.execPath, words('start'), { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)[0]).toEqual([]);
});

test.each([true, false])('a signal reaches the program once (execve: %s)', async (execve) => {
  const { words } = project(`
    let times = 0;
    process.on('SIGTERM', () => {
      times += 1;
      setImmediate(() => { console.log(times); process.exit(3); });
    });
    setInterval(() => {}, 1000);
    console.log('ready');`);
  const child = spawn(process.execPath, words('start', { execve }));
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines = createInterface(child.stdout);
  await once(lines, 'line');
  const said = once(lines, 'line');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await said).toEqual(['1']);
  expect(await exited).toEqual([3, null]);
});

test('the editor’s old command name prints the new one, and still works', () => {
  const { words } = project(TELL);
  const { stdout, stderr } = spawnSync(process.execPath, words('desk'), { encoding: 'utf8' });
  expect(JSON.parse(stdout)[0]).toEqual([]);
  expect(stderr).toContain('npm run desk is now npm run editor');
});

test('a command that does not exist lists those that do', () => {
  const { words } = project(TELL);
  const { status, stderr } = spawnSync(process.execPath, words('strat'), { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('start, dev, build');
});
