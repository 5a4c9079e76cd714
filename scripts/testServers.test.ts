import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { SITE_FILES } from '../tests/mail/support/folders.ts';
import { freshProject } from '../tests/mail/support/project.ts';
import { freePorts } from '../tests/support/freePorts.ts';
import { soon } from '../tests/support/soon.ts';

const PROJECT = fileURLToPath(new URL('..', import.meta.url));

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Starts a Playwright run with one endless test and the servers of our own configuration. */
function startRun(port: number) {
  const root = freshProject();
  cpSync(join(PROJECT, 'tests/support'), join(root, 'tests/support'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules/@playwright'), join(root, 'node_modules/@playwright'));
  mkdirSync(join(root, '.test/emailjs'), { recursive: true });
  for (const [name, text] of Object.entries(SITE_FILES)) {
    mkdirSync(join(root, '.test/emailjs', name, '..'), { recursive: true });
    writeFileSync(join(root, '.test/emailjs', name), text);
  }
  const servers = [
    { command: 'node tests/support/staticHost.ts', port: port + 2 },
    { command: 'node tests/support/productHost.ts', port },
  ];
  writeFileSync(
    join(root, 'playwright.config.mjs'),
    `export default { testDir: '.', testMatch: 'endless.spec.mjs', timeout: 0, webServer: ${JSON.stringify(servers)} };`,
  );
  writeFileSync(
    join(root, 'endless.spec.mjs'),
    `import { test } from '@playwright/test';
test('endless', () => new Promise((resolve) => setTimeout(resolve, 1e6)));`,
  );
  const run = spawn(
    process.execPath,
    [join(PROJECT, 'node_modules/@playwright/test/cli.js'), 'test'],
    {
      cwd: root,
      // A process group of its own, as a shell or a CI runner creates.
      detached: true,
      stdio: 'ignore',
      env: {
        PATH: process.env['PATH'],
        TEST_PORT: String(port),
        PORT: String(port),
        INBOX_PORT: String(port + 1),
        DATA_DIR: join(root, 'data'),
      },
    },
  );
  return run.pid ?? 0;
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'the servers of a test run end with it, even when %s ends it',
  async (signal) => {
    const first = await freePorts(signal === 'SIGTERM' ? 24_100 : 24_400, 3);
    const ports = [first, first + 1, first + 2];
    const group = -startRun(first);
    onTestFinished(() => {
      try {
        process.kill(group, 'SIGKILL');
      } catch {
        // Gone, as expected.
      }
    });
    const listening = () => Promise.all(ports.map(isListening));
    await soon(async () => expect(await listening()).toEqual([true, true, true]));
    process.kill(group, signal);
    await soon(async () => expect(await listening()).toEqual([false, false, false]));
  },
);
