import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { publishRelease } from '../releases/publish.ts';
import { runningServers } from '../releases/store.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { soon } from '../tests/mail/support/soon.ts';
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

test('files of a former release stay for a day, its pages do not; so after a restart', async () => {
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

test('after a change of settings the last build whose forms post alike is shown until there is one', async () => {
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

test('a server can be found as long as it runs, by the release that it shows', async () => {
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
