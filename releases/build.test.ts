import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LockTimeout, lock } from '../lib/lock.ts';
import { lockOf, readPidFile } from '../lib/pidFile.ts';
import { serviceOf } from '../src/enquiry/contract/service.ts';
import { folderWith } from '../tests/mail/support/folders.ts';
import { soon } from '../tests/support/soon.ts';
import { makeBuild } from './build.ts';
import { buildPidFile, failureFile, failureIn, releasesIn, storeOf } from './store.ts';

const disk = vi.hoisted(() => ({ keeps: (_path: string): boolean => false }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const rmSync: typeof fs.rmSync = (path, options) => {
    if (disk.keeps(String(path))) throw Object.assign(new Error('busy'), { code: 'EBUSY' });
    fs.rmSync(path, options);
  };
  return { ...fs, rmSync };
});

const SCRIPT = join(import.meta.dirname, '../tests/support/buildProcess.ts');
const SETTINGS = { EMAILJS_ORIGIN: 'self' };

// Stands in for Astro: builds a page, waits for the file "go", and says whether its page is still there.
const BUILDER = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
const out = process.argv[4];
mkdirSync(out, { recursive: true });
writeFileSync(out + '/index.html', '');
appendFileSync('events', 'start ');
while (existsSync('events') && !existsSync('go')) await setTimeout(10);
appendFileSync('events', existsSync(out + '/index.html') ? 'end ' : 'lost ');
`;

function project() {
  const root = folderWith({ 'node_modules/astro/bin/astro.mjs': BUILDER, events: '' });
  const store = storeOf(root);
  return {
    root,
    store,
    events: () => readFileSync(join(root, 'events'), 'utf8').trim(),
    /** Lets every build finish. */
    go: () => writeFileSync(join(root, 'go'), ''),
    releases: () => releasesIn(store).map(({ number }) => number),
    staged: () => readdirSync(store).filter((name) => name.startsWith('next')),
  };
}

/** A build in a process of its own that is under way. */
async function startBuild({ root, events, go }: ReturnType<typeof project>) {
  const child = spawn(process.execPath, [SCRIPT, root], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    go();
    child.kill('SIGKILL');
    await exited;
  });
  await soon(() => expect(events()).toBe('start'));
  return { child, exited };
}

test('a second build waits for the first, however long that is stopped', async () => {
  const inn = project();
  const { child, exited } = await startBuild(inn);
  child.kill('SIGSTOP');
  for (const name of readdirSync(inn.store)) utimesSync(join(inn.store, name), 1, 1);
  const second = makeBuild(inn.root, { settings: SETTINGS });
  // This queues behind the second build, which has therefore tried the lock by now.
  const third = lock(lockOf(buildPidFile(inn.store)), { timeoutMs: 500 });
  await expect(third).rejects.toThrow(LockTimeout);
  expect(inn.events()).toBe('start');
  expect(readPidFile(buildPidFile(inn.store))).toEqual({ pid: child.pid });
  child.kill('SIGCONT');
  inn.go();
  expect(await exited).toEqual([0, null]);
  await second;
  expect(inn.events()).toBe('start end start end');
  expect(inn.releases()).toEqual([2, 1]);
});

test('the next build clears away what a killed one left behind', async () => {
  const inn = project();
  const { child, exited } = await startBuild(inn);
  child.kill('SIGKILL');
  await exited;
  expect(inn.staged()).toHaveLength(1);
  inn.go();
  await makeBuild(inn.root, { settings: SETTINGS });
  expect([inn.staged(), inn.releases()]).toEqual([[], [1]]);
  // Created again, the file would be a second lock.
  expect(existsSync(lockOf(buildPidFile(inn.store)))).toBe(true);
});

test('a build can be stopped while it waits for another', async () => {
  const inn = project();
  const unlock = await lock(lockOf(buildPidFile(inn.store)));
  onTestFinished(unlock);
  const halt = new AbortController();
  const build = makeBuild(inn.root, { settings: SETTINGS, signal: halt.signal });
  halt.abort();
  await expect(build).rejects.toThrow('The build was stopped.');
  expect([inn.events(), failureIn(inn.store)]).toEqual(['', undefined]);
  expect(existsSync(buildPidFile(inn.store))).toBe(false);
});

/** Lets the builder record that it is asked to end. */
function recordSignals({ root }: ReturnType<typeof project>) {
  const handler =
    "process.on('SIGTERM', () => { appendFileSync('events', 'asked '); process.exitCode = 1; });\n";
  writeFileSync(
    join(root, 'node_modules/astro/bin/astro.mjs'),
    BUILDER.replace('const out', `${handler}$&`),
  );
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a build ends when the process that it is for ends by %s alone',
  async (signal) => {
    const inn = project();
    recordSignals(inn);
    const { child } = await startBuild(inn);
    child.kill(signal);
    await soon(() => expect(inn.events()).toBe('start asked'));
    inn.go();
    await soon(() => expect(inn.events()).toBe('start asked end'));
  },
);

test('a build that is stopped holds its lock until Astro has ended', async () => {
  const inn = project();
  recordSignals(inn);
  onTestFinished(inn.go);
  const halt = new AbortController();
  const build = makeBuild(inn.root, { settings: SETTINGS, signal: halt.signal });
  const ended = vi.fn();
  build.catch(ended);
  await soon(() => expect(inn.events()).toBe('start'));
  halt.abort();
  await soon(() => expect(inn.events()).toBe('start asked'));
  expect(ended).not.toHaveBeenCalled();
  expect(readPidFile(buildPidFile(inn.store))).toBeDefined();
  inn.go();
  await expect(build).rejects.toThrow('The build was stopped.');
  expect([failureIn(inn.store), inn.releases()]).toEqual([undefined, []]);
  expect(readPidFile(buildPidFile(inn.store))).toBeUndefined();
});

// Stands in for Astro on a disk that becomes full: it has built a language and a page by then.
const FULL_DISK = `
import { mkdirSync, writeFileSync } from 'node:fs';
const out = process.argv[4];
for (const folder of [out + '.kn', out]) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + '/index.html', '');
}
throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
`;

/** A project whose builds find the disk full. */
function projectOnFullDisk() {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => void vi.restoreAllMocks());
  const inn = project();
  writeFileSync(join(inn.root, 'node_modules/astro/bin/astro.mjs'), FULL_DISK);
  return inn;
}

test('a build that finds the disk full says so, and leaves nothing on it', async () => {
  const { root, store, staged } = projectOnFullDisk();
  await expect(makeBuild(root, { settings: SETTINGS })).rejects.toMatchObject({
    message: 'The site could not be built: the disk is full, make room on it.',
    code: 'ENOSPC',
  });
  expect(failureIn(store)?.reason).toMatch(/the disk is full/);
  expect(staged()).toEqual([]);
});

test('a build says why it failed also where that cannot be recorded', async () => {
  const { root, store } = projectOnFullDisk();
  // Nothing can take the place of a folder with something in it.
  mkdirSync(join(failureFile(store), 'full'), { recursive: true });
  await expect(makeBuild(root, { settings: SETTINGS })).rejects.toThrow(/the disk is full/);
});

test('a failed build is recorded also where what it has written cannot be deleted', async () => {
  const { root, store } = projectOnFullDisk();
  disk.keeps = (path) => path.startsWith(join(store, 'next'));
  onTestFinished(() => {
    disk.keeps = () => false;
  });
  await expect(makeBuild(root, { settings: SETTINGS })).rejects.toThrow(/the disk is full/);
  expect(failureIn(store)?.reason).toMatch(/the disk is full/);
});

test('a build gets no secret, but knows that our own server sends the mail', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://inn:secret@mail.example');
  vi.stubEnv('ALERT_COMMAND', 'curl -H secret');
  vi.stubEnv('DESK_PUBLISH', 'rsync secret');
  vi.stubEnv('MAIL_FROM', 'inn@example.org');
  vi.stubEnv('EMAILJS_ORIGIN', undefined);
  onTestFinished(() => void vi.unstubAllEnvs());
  const script = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    const out = process.argv[4];
    mkdirSync(out, { recursive: true });
    writeFileSync(out + '/index.html', '');
    writeFileSync('env.json', JSON.stringify(process.env));
  `;
  const root = folderWith({ 'node_modules/astro/bin/astro.mjs': script });
  await makeBuild(root, { settings: {} });
  const env = JSON.parse(readFileSync(join(root, 'env.json'), 'utf8'));
  expect(JSON.stringify(env)).not.toContain('secret');
  expect(env).toMatchObject({ MAIL_FROM: 'inn@example.org' });
  expect(serviceOf(env).kind).toBe('own');
});
