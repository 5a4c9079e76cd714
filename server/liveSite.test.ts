import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { publishRelease, recordFailure } from '../releases/publish.ts';
import { releasesFolder, runningServers, serversFolder } from '../releases/store.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { soon } from '../tests/support/soon.ts';
import { LiveSite } from './liveSite.ts';

const SETTINGS = { EMAILJS_ORIGIN: 'self', SITE_ORIGIN: 'https://example.org' };

function publish(store: string, files: Record<string, string>, settings = SETTINGS) {
  const staged = join(store, 'next');
  for (const [path, content] of Object.entries({ 'index.html': 'home', ...files })) {
    mkdirSync(join(staged, '_astro'), { recursive: true });
    writeFileSync(join(staged, path), content);
  }
  publishRelease(store, staged, { settings, sources: '' });
}

/** Serves a release; its checks for another wait until the test advances the time. */
async function openWithFakeTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = temporaryFolder();
  publish(store, {});
  const log = vi.fn();
  const live = await LiveSite.open({ store, settings: SETTINGS, log });
  return { store, log, live };
}

test('files of a previous release stay for a day, its pages do not; also after a restart', async () => {
  const store = temporaryFolder();
  let hours = 0;
  const now = () => Date.now() + hours * 3_600_000;
  const open = async () => {
    const live = await LiveSite.open({ store, settings: SETTINGS, log: () => {}, now });
    onTestFinished(() => live.close());
    return live;
  };
  publish(store, { '_astro/a.111111.js': 'one', 'gone.html': 'page' });
  const live = await open();
  publish(store, { '_astro/a.222222.js': 'two' });
  await soon(() => expect(live.find('/_astro/a.222222.js')).toBeDefined());
  for (const site of [live, await open()]) {
    hours = 23;
    expect(site.find('/_astro/a.111111.js')?.size).toBe(3);
    expect(site.find('/gone')).toBeUndefined();
    hours = 25;
    expect(site.find('/_astro/a.111111.js')).toBeUndefined();
    hours = 0;
  }
});

test('after a change of settings, the last build whose forms post to the same place is shown until there is a new one', async () => {
  const store = temporaryFolder();
  publish(store, {}, { ...SETTINGS, SITE_ORIGIN: 'https://old.example' });
  const live = await LiveSite.open({ store, settings: SETTINGS, log: () => {} });
  onTestFinished(() => live.close());
  expect(live.find('/')).toBeDefined();
  const elsewhere = { ...SETTINGS, EMAILJS_SERVICE_ID: 'other' };
  const empty = await LiveSite.open({ store, settings: elsewhere, log: () => {} });
  onTestFinished(() => empty.close());
  expect([empty.isEmpty, empty.find('/')]).toEqual([true, undefined]);
});

test('a running server can be found, with the release it shows', async () => {
  const store = temporaryFolder();
  publish(store, {});
  const live = await LiveSite.open({ store, settings: SETTINGS, log: () => {} });
  const since = expect.any(String);
  const server = { pid: process.pid, settings: SETTINGS, release: 1, since };
  expect(runningServers(store)).toEqual([server]);
  publish(store, {});
  await soon(() => expect(runningServers(store)).toEqual([{ ...server, release: 2 }]));
  live.close();
  expect(runningServers(store)).toEqual([]);
});

test('a full disk keeps a server’s release out of its record only until there is space', async () => {
  const store = temporaryFolder();
  publish(store, {});
  const log = vi.fn();
  const live = await LiveSite.open({ store, settings: SETTINGS, log });
  onTestFinished(() => live.close());
  publish(store, {});
  // A file in the folder's place: nothing can be written there.
  const [folder, aside] = [serversFolder(store), join(store, 'aside')];
  renameSync(folder, aside);
  writeFileSync(folder, '');
  await soon(() => expect(log).toHaveBeenCalledTimes(2));
  expect(log.mock.calls.map(([what]) => what)).toEqual(['site updated', 'release not noted']);
  rmSync(folder);
  renameSync(aside, folder);
  await soon(() => expect(runningServers(store)).toMatchObject([{ release: 2 }]));
});

test('a server starts on a full disk, and is recorded once there is space', async () => {
  const store = temporaryFolder();
  publish(store, {});
  // A folder in the file's place: it cannot be written.
  const taken = join(serversFolder(store), '1.json');
  mkdirSync(join(taken, 'full'), { recursive: true });
  const log = vi.fn();
  const live = await LiveSite.open({ store, settings: SETTINGS, log });
  onTestFinished(() => live.close());
  expect(live.find('/')).toBeDefined();
  expect(log.mock.calls.map(([what]) => what)).toEqual(['release not noted']);
  rmSync(taken, { recursive: true });
  await soon(() => expect(runningServers(store)).toMatchObject([{ release: 1 }]));
});

test('a failed build and an unreadable one at the same time are each logged once', async () => {
  const { store, log, live } = await openWithFakeTimers();
  onTestFinished(() => live.close());
  recordFailure(store, { at: '2100-01-01', reason: 'No address.', settings: SETTINGS });
  writeFileSync(join(releasesFolder(store), '2.json'), JSON.stringify({ settings: SETTINGS }));
  for (let check = 0; check < 4; check += 1) await vi.advanceTimersByTimeAsync(1000);
  expect(log.mock.calls.map(([event]) => event)).toEqual([
    'build failed',
    'newer build unreadable',
  ]);
});

test('a server that closes while it reads a newer build leaves no record of itself', async () => {
  const { store, log, live } = await openWithFakeTimers();
  const files = Array.from({ length: 50 }, (_, index) => [`${index}.txt`, '']);
  publish(store, Object.fromEntries(files));
  vi.advanceTimersByTime(1000);
  live.close();
  // The server reads ten files per turn of the event loop.
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(readdirSync(serversFolder(store)).filter((name) => name.endsWith('.json'))).toEqual([]);
  expect(log).not.toHaveBeenCalled();
});
