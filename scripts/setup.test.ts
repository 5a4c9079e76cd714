import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { uptime } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addPidFile } from '../lib/pidFile.ts';
import { serversFolder, storeOf } from '../releases/store.ts';
import { folderWith } from '../tests/mail/support/folders.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

const SCRIPTS = [
  'scripts/run.mjs',
  'scripts/setup.mjs',
  'commands/commands.mjs',
  'commands/packages.mjs',
];

const lockfile = (version: string, more: Record<string, object> = {}) =>
  JSON.stringify({
    packages: {
      '': { name: 'inn' },
      'node_modules/astro': { version },
      'node_modules/fsevents': { version: '2.3.3', optional: true },
      ...more,
    },
  });
const installedLock = (version: string) =>
  JSON.stringify({ packages: { 'node_modules/astro': { version } } });

/** A project with these packages locked and installed, and an npm that only reports its arguments. */
function project(locked: string, installed?: string) {
  const root = folderWith({
    'package-lock.json': locked,
    '.env': '',
    'commands/build.ts': '',
    'scripts/shots.ts': '',
    'bin/npm': '#!/bin/sh\necho "npm $*"\ntouch installed\n',
    ...(installed && { 'node_modules/.package-lock.json': installed }),
    ...(installed && { 'node_modules/astro/package.json': '{}' }),
  });
  chmodSync(join(root, 'bin/npm'), 0o755);
  for (const path of [...SCRIPTS, 'lib']) {
    cpSync(join(PROJECT, path), join(root, path), { recursive: true });
  }
  const setUp = (command = 'build') => {
    const path = [join(root, 'bin'), dirname(process.execPath), process.env['PATH']];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/run.mjs'), command],
      { encoding: 'utf8', env: { PATH: path.join(delimiter) }, timeout: 15_000 },
    );
    return { status, said: stdout + stderr, hasInstalled: existsSync(join(root, 'installed')) };
  };
  return { root, setUp };
}

test('packages that npm ci installed are accepted without a marker of ours', () => {
  const { setUp } = project(lockfile('7.3.4'), installedLock('7.3.4'));
  expect(setUp()).toEqual({ status: 0, said: '', hasInstalled: false });
});

test.each([
  ['nothing is installed', undefined, 'none are installed'],
  ['an update changed the lockfile', installedLock('7.3.3'), 'astro is 7.3.3, not 7.3.4'],
])('packages are installed when %s', (_, installed, reason) => {
  const { status, said, hasInstalled } = project(lockfile('7.3.4'), installed).setUp();
  expect([status, hasInstalled]).toEqual([0, true]);
  expect(said).toContain(reason);
});

test('packages are installed when one is missing from its folder or no longer used', () => {
  const gone = project(lockfile('7.3.4'), installedLock('7.3.4'));
  rmSync(join(gone.root, 'node_modules/astro'), { recursive: true });
  expect(gone.setUp().said).toContain('astro is missing');
  const left = project(JSON.stringify({ packages: {} }), installedLock('7.3.4'));
  expect(left.setUp().said).toContain('astro is no longer used');
});

describe('packages for development', () => {
  const TEST_PACKAGE = { 'node_modules/vitest': { version: '5.1.1', dev: true } };
  const locked = lockfile('7.3.4', TEST_PACKAGE);
  const withTests = JSON.stringify({
    packages: { 'node_modules/astro': { version: '7.3.3' }, ...TEST_PACKAGE },
  });

  test('in a fresh clone a command of the product installs none of them', () => {
    expect(project(locked).setUp('build').said).toContain('npm ci --omit=dev');
  });

  test('in a fresh clone a development command installs everything at once', () => {
    expect(project(locked).setUp('shots').said).toContain('npm ci --include=dev');
  });

  test('an installation without them is enough for the product; development adds to it', () => {
    const { root, setUp } = project(locked, installedLock('7.3.4'));
    // A running server loses nothing.
    onTestFinished(addPidFile(serversFolder(storeOf(root)), {}).remove);
    expect(setUp('build')).toEqual({ status: 0, said: '', hasInstalled: false });
    expect(setUp('shots')).toMatchObject({
      status: 0,
      said: expect.stringContaining('npm install --no-save --include=dev'),
    });
  });

  test('an update for the product keeps installed ones', () => {
    expect(project(locked, withTests).setUp('build').said).toContain('npm ci --include=dev');
  });
});

test('nothing is installed under a running server: it says so and stops', () => {
  const { root, setUp } = project(lockfile('7.3.4'), installedLock('7.3.3'));
  const servers = serversFolder(storeOf(root));
  const pidFile = addPidFile(servers, {});
  onTestFinished(pidFile.remove);
  // However long it has been stopped, or the machine has slept.
  utimesSync(join(servers, '1.json'), 1, 1);
  const { status, said, hasInstalled } = setUp();
  expect([status, hasInstalled]).toEqual([1, false]);
  expect(said).toContain(`(process ${process.pid})`);
  expect(said).toContain('Stop it, run npm ci, then start it again.');
  pidFile.remove();
  expect(setUp().hasInstalled).toBe(true);
});

test('a killed server does not prevent an installation, even if its PID is used again', () => {
  const { root, setUp } = project(lockfile('7.3.4'), installedLock('7.3.3'));
  const servers = serversFolder(storeOf(root));
  mkdirSync(servers, { recursive: true });
  writeFileSync(join(servers, '1.json'), JSON.stringify({ pid: process.pid }));
  writeFileSync(join(servers, '1.lock'), '');
  expect(setUp().hasInstalled).toBe(true);
});

test('a Node that cannot check locks checks the PID', () => {
  const { root, setUp } = project(lockfile('7.3.4'), installedLock('7.3.3'));
  writeFileSync(join(root, 'lib/pidFile.ts'), 'not for this Node');
  const pidFile = addPidFile(serversFolder(storeOf(root)), {});
  onTestFinished(pidFile.remove);
  expect(setUp().said).toContain(`(process ${process.pid})`);
  pidFile.remove();
  expect(setUp().hasInstalled).toBe(true);
});

test('of two commands at once, one installs and the other waits for it', async () => {
  const { root } = project(lockfile('7.3.4'));
  const npm = `#!/bin/sh
echo "npm $*" >> runs
sleep 1
mkdir -p node_modules/astro
echo '${installedLock('7.3.4')}' > node_modules/.package-lock.json
`;
  writeFileSync(join(root, 'bin/npm'), npm);
  const path = [join(root, 'bin'), dirname(process.execPath), process.env['PATH']];
  const commands = [1, 2].map(() =>
    spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'build'], {
      env: { PATH: path.join(delimiter) },
      stdio: 'ignore',
    }),
  );
  const codes = await Promise.all(commands.map(async (child) => (await once(child, 'exit'))[0]));
  expect(codes).toEqual([0, 0]);
  expect(readFileSync(join(root, 'runs'), 'utf8')).toBe('npm ci --omit=dev --loglevel=error\n');
});

test('a command killed during an installation blocks nothing', () => {
  const { root, setUp } = project(lockfile('7.3.4'));
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  mkdirSync(join(root, '.site', 'install', String(pid)), { recursive: true });
  expect(setUp()).toMatchObject({ status: 0, hasInstalled: true });
  expect(existsSync(join(root, '.site', 'install'))).toBe(false);
});

test('a power cut during an installation blocks nothing, even if its PID is used again', () => {
  const { root, setUp } = project(lockfile('7.3.4'));
  const holder = join(root, '.site', 'install', String(process.pid));
  mkdirSync(holder, { recursive: true });
  const beforeBoot = Date.now() / 1000 - uptime() - 60;
  utimesSync(holder, beforeBoot, beforeBoot);
  expect(setUp()).toMatchObject({ status: 0, hasInstalled: true });
});
