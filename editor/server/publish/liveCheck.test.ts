import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentId } from '../../../build/buildId.ts';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { listenLocally } from '../../../tests/support/listenLocally.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { git, hostOf, price, publish } from '../../../tests/support/publishing.ts';
import type { PublishJob, PublishPlan } from '../../model/publish.ts';

/** The live site: its host's answer, and the number of requests. */
let answer: { status: number; text: string };
let looks: number;
let host: Server;
let port: number;
let parent: string;
let editor: TestEditor;
beforeEach(async () => {
  parent = temporaryFolder();
  answer = { status: 404, text: 'Not found' };
  looks = 0;
  host = createServer((request, response) => {
    if (request.url?.startsWith('/build.json?')) looks += 1;
    response.statusCode = answer.status;
    response.end(answer.text);
  });
  port = await listenLocally(host);
});
afterEach(async () => {
  await editor.close();
  host.closeAllConnections();
  host.close();
});

const serve = (id: object) => {
  answer = { status: 200, text: JSON.stringify(id) };
};

/** Ends the pause before the next request, after the answer to the previous one. */
let lookAgain: (() => void) | undefined;
async function look(): Promise<void> {
  await expect.poll(() => lookAgain).toBeDefined();
  const go = lookAgain;
  lookAgain = undefined;
  go?.();
  await expect.poll(() => lookAgain).toBeDefined();
}
const untilLook = () =>
  new Promise<void>((resolve) => {
    lookAgain = resolve;
  });

/** An editor that knows the site's address, and requests it when the test says so. */
async function openFor(setting: 'git' | 'true', pause: () => Promise<void> = untilLook) {
  const site = `http://127.0.0.1:${port}`;
  lookAgain = undefined;
  editor = await openEditor({}, { tools: { setting, site, pause, build: async () => parent } });
}

const job = (name: string) => editor.get<PublishJob>(`/api/publish/${name}`);
/** Ends all pauses. */
const becomes = (name: string, live: PublishJob['live']) =>
  expect
    .poll(
      async () => {
        lookAgain?.();
        return (await job(name)).live;
      },
      { timeout: 15_000 },
    )
    .toBe(live);

test('the site counts as shown only once it serves the host’s build of that commit', async () => {
  await openFor('git');
  const repository = hostOf(editor.content, parent);
  const before = await contentId(editor.content);
  await price(editor, 1500);
  const sent = await publish(editor);
  expect(sent).toMatchObject({ way: 'git', done: true, live: 'waiting' });
  // An older build has no build.json; then comes the previous commit's, then an error.
  await look();
  expect((await job(sent.job)).live).toBe('waiting');
  serve({ content: before, code: 'other' });
  await look();
  expect((await job(sent.job)).live).toBe('waiting');
  answer = { status: 503, text: '<h1>Building …</h1>' };
  await look();
  // A page opened meanwhile shows the same.
  const { running, site } = await editor.get<PublishPlan>('/api/publish');
  expect(running).toMatchObject({ job: sent.job, live: 'waiting' });
  expect(site).toMatch(/^http:/);

  git(parent, 'clone', '--quiet', repository, 'checkout');
  serve({ content: await contentId(join(parent, 'checkout')), code: 'of the host' });
  await becomes(sent.job, 'shown');
  expect(await editor.get<PublishPlan>('/api/publish')).not.toHaveProperty('running');
});

test('a host that never shows it is polled for a while, then the owner is sent to look', async () => {
  await openFor('true', async () => {});
  const { job: name } = await publish(editor);
  await becomes(name, 'overdue');
  const requested = looks;
  expect(requested).toBeGreaterThan(20);
  expect(requested).toBeLessThan(60);
  await editor.get('/api/tree');
  expect(looks).toBe(requested);
});

test('if the build itself is sent, its code counts too', async () => {
  const id = { content: 'words', code: 'new' };
  writeFileSync(join(parent, 'build.json'), JSON.stringify(id));
  await openFor('true');
  serve({ ...id, code: 'old' });
  const { job: name, live } = await publish(editor);
  expect(live).toBe('waiting');
  await look();
  expect((await job(name)).live).toBe('waiting');
  serve(id);
  await becomes(name, 'shown');
});

test('the next publish waits only for its own build', async () => {
  await openFor('true');
  const first = await publish(editor);
  expect(first.live).toBe('waiting');
  await look();
  await price(editor, 1500);
  const second = await publish(editor);
  serve({ content: await contentId(editor.content) });
  await becomes(second.job, 'shown');
  expect((await editor.ask(`/api/publish/${first.job}`)).status).toBe(404);
});

test('without the site’s address, nothing is said about what guests see', async () => {
  editor = await openEditor({}, { tools: { setting: 'true', build: async () => parent } });
  expect(await publish(editor)).toMatchObject({ done: true, live: 'unknown' });
  expect(looks).toBe(0);
});
