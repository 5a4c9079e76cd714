import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { error } from '../../../src/content/diagnostics/diagnostic.ts';
import { folderName } from '../../../src/content/folder.ts';
import { openDesk, type TestDesk } from '../../../tests/support/openEditor.ts';
import { git, hostOf, price, publish, states } from '../../../tests/support/publishing.ts';
import type { OpenFile, PublishPlan } from '../../model/api.ts';
import { run } from './run.ts';

let parent: string;
let desk: TestDesk | undefined;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(async () => {
  await desk?.close();
  desk = undefined;
  rmSync(parent, { recursive: true });
});

test('what changed is told in sentences, committed with them and pushed', async () => {
  desk = await openDesk({}, { tools: { setting: 'git' } });
  const bare = hostOf(desk.content, parent);
  await price(desk, 1500);

  const plan = await desk.get<PublishPlan>('/api/publish');
  expect(plan).toEqual({
    way: 'git',
    changes: [expect.stringMatching(/price of the Double Room: 1,500/i)],
  });
  expect(states(await publish(desk))).toEqual(['done', 'done', 'done']);
  expect(git(bare, 'log', '-1', '--format=%s')).toMatch(/price of the Double Room: 1,500/i);
  expect(git(bare, 'show', '--format=', '--numstat', 'HEAD')).toMatch(
    /^1\t0\trooms\/Double_Room\.yaml$/,
  );
  expect((await desk.get<PublishPlan>('/api/publish')).changes).toEqual([]);

  // Somebody else pushes meanwhile.
  git(parent, 'clone', '--quiet', bare, 'other');
  git(join(parent, 'other'), 'commit', '--quiet', '--allow-empty', '-m', 'Theirs');
  git(join(parent, 'other'), 'push', '--quiet');
  await price(desk, 1600);
  const behind = await publish(desk);
  expect(states(behind)).toEqual(['done', 'done', 'failed']);
  expect(behind.steps[2]?.error).toContain('git pull');
});

test('what state git is in is said in words, and how to leave it', async () => {
  desk = await openDesk({}, { tools: { setting: 'git', build: async () => parent } });
  const { content } = desk;
  hostOf(content, parent);
  const failure = async () => (await publish(desk as TestDesk)).steps[2]?.error;
  await price(desk, 1500);
  writeFileSync(join(content, '.git/index.lock'), '');
  expect(await failure()).toContain('delete the file .git/index.lock');
  rmSync(join(content, '.git/index.lock'));
  git(content, 'checkout', '--quiet', '--detach');
  expect(await failure()).toContain('git switch main');
  writeFileSync(join(content, '.git/MERGE_HEAD'), git(content, 'rev-parse', 'HEAD'));
  await price(desk, 1600);
  expect(await failure()).toContain('git status');
});

test('a program that hangs is ended with all that it began; one that leaves another running is done', async () => {
  const hangs = ['-c', '(sleep 1; touch went-on) & wait'];
  await expect(run('/bin/sh', hangs, { cwd: parent, patience: 200 })).rejects.toThrow('timed out');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(readdirSync(parent)).not.toContain('went-on');
  const pid = join(parent, 'pid');
  const begun = Date.now();
  const leaves = run('/bin/sh', ['-c', `sleep 60 & echo $! | tee ${pid}`], { cwd: parent });
  expect(await leaves).toMatch(/^\d+\n$/);
  expect(Date.now() - begun).toBeLessThan(30_000);
  process.kill(Number(readFileSync(pid, 'utf8')));
});

test('a command of one’s own gets the built site’s folder', async () => {
  writeFileSync(join(parent, 'index.html'), 'Hello');
  const told = join(parent, 'told');
  desk = await openDesk(
    {},
    { tools: { setting: `cat "$SITE_FOLDER/index.html" > ${told}`, build: async () => parent } },
  );
  expect((await desk.get<PublishPlan>('/api/publish')).way).toBe('command');
  expect(states(await publish(desk))).toEqual(['done', 'done', 'done']);
  expect(readFileSync(told, 'utf8')).toBe('Hello');
});

test('what is published with gets none of the mail service’s secrets', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://inn:secret@mail.example');
  vi.stubEnv('ALERT_COMMAND', 'curl -H secret');
  vi.stubEnv('SITE_ORIGIN', 'https://inn.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const told = join(parent, 'told');
  desk = await openDesk({}, { tools: { setting: `env > ${told}`, build: async () => parent } });
  expect(states(await publish(desk))).toEqual(['done', 'done', 'done']);
  expect(readFileSync(told, 'utf8')).toContain('SITE_ORIGIN=https://inn.example');
  expect(readFileSync(told, 'utf8')).not.toContain('secret');
});

test('beside a server that shows something else it is said at once what to do', async () => {
  let differs = ['CONTENT_DIR'];
  const build = async () => {
    differs = ['SITE_ORIGIN'];
    return parent;
  };
  desk = await openDesk({}, { tools: { server: () => ({ differs }), build } });
  const plan = await desk.get<PublishPlan>('/api/publish');
  expect(plan.way).toBeNull();
  expect(plan.obstacle).toContain('shows another folder than the one you are editing');
  const refused = await desk.post('/api/publish', {});
  expect(refused.status).toBe(409);
  expect((await refused.json()).error).toBe(plan.obstacle);
  // Started again with other settings while the site is built.
  differs = [];
  const late = await publish(desk);
  expect(states(late)).toEqual(['done', 'done', 'failed']);
  expect(late.steps[2]?.error).toMatch(/started with other settings.*\(SITE_ORIGIN\)/);
});

test('each step that fails says what to do, and the next ones wait', async () => {
  const found = error({}, 'The number is made up.', 'Write your own.');
  desk = await openDesk(
    {},
    {
      tools: {
        setting: 'echo no such host >&2; exit 3',
        launch: async () => [found],
      },
    },
  );
  const refused = await publish(desk);
  expect(states(refused)).toEqual(['failed', 'waiting', 'waiting']);
  expect(refused.steps[0]?.error).toContain('The number is made up. Write your own.');
  const lost = await publish(desk, true);
  expect(states(lost)).toEqual(['done', 'done', 'failed']);
  expect(lost.steps[2]?.error).toContain('no such host');
});

test('without a setting the server that runs here shows the build; without one there is no way', async () => {
  let shown = false;
  desk = await openDesk(
    {},
    {
      tools: {
        server: () => ({ differs: [] }),
        isShown: () => shown,
        build: async () => {
          setTimeout(() => {
            shown = true;
          }, 50);
          return parent;
        },
      },
    },
  );
  expect(states(await publish(desk))).toEqual(['done', 'done', 'done']);
  await desk.close();
  desk = await openDesk();
  expect((await desk.get<PublishPlan>('/api/publish')).way).toBeNull();
  expect((await desk.post('/api/publish', {})).status).toBe(409);
});

test('what goes wrong beside the steps is told at one of them', async () => {
  desk = await openDesk({}, { tools: { setting: 'true', build: async () => parent } });
  await desk.get('/api/history');
  const [memory = ''] = readdirSync(join(desk.store, 'desk'));
  // A folder in the place of the note of what was published: that cannot be written.
  mkdirSync(join(desk.store, 'desk', memory, 'published.json/taken'), { recursive: true });
  const lost = await publish(desk);
  expect(states(lost)).toEqual(['done', 'done', 'failed']);
  expect(lost.steps[2]?.error).toContain('published.json');
});

test('a note, or the mark of a sample, is nothing that guests see', async () => {
  desk = await openDesk(
    { 'inn.yaml': (text) => text.replace('tagline:', '# SAMPLE: made up.\ntagline:') },
    { tools: { setting: 'true' } },
  );
  const { version } = await desk.get<OpenFile>('/api/file?path=inn.yaml');
  const own = { path: 'inn.yaml', version, pointer: ['tagline'] };
  expect((await desk.post('/api/samples/own', own)).status).toBe(200);
  await desk.write('gallery.yaml', `# The tall ones first.\n${await desk.read('gallery.yaml')}`);
  const saves = await desk.get<{ summary: string }[]>('/api/history');
  expect(saves.map(({ summary }) => summary)).toEqual([
    'a note in Gallery that guests do not see',
    'The inn: what was a sample is true of the inn as it stands',
  ]);
  expect((await desk.get<PublishPlan>('/api/publish')).changes).toEqual([]);
});

test('the launch check speaks of files as the menu does', async () => {
  const found = error({}, 'No price.', 'Write it in rooms/Double_Room.yaml.');
  desk = await openDesk({}, { tools: { launch: async () => [found] } });
  expect(await desk.get('/api/launch')).toEqual([
    error({}, 'No price.', 'Write it in “Double Room”.'),
  ]);
});

test('what is wrong with the copy is said of the owner’s own files', async () => {
  const launch = async (content: string) => {
    const fix = `Write it in ${folderName(content)}/rooms/Double_Room.yaml.`;
    return [error({}, 'No price.', fix)];
  };
  desk = await openDesk({}, { tools: { setting: 'true', launch } });
  const { steps } = await publish(desk);
  expect(steps[0]?.error).toContain('No price. Write it in “Double Room”.');
});

test('what the desk does along with something else is not told beside it', async () => {
  desk = await openDesk(
    { 'testimonials.yaml': (text) => text.replace('review:', 'room: Double_Room\n  review:') },
    { tools: { setting: 'true' } },
  );
  await desk.get('/api/history');
  const room = { path: 'rooms/Double_Room.yaml' };
  expect((await desk.post('/api/rooms/aside', room)).status).toBe(200);
  expect(await desk.read('testimonials.yaml')).not.toContain('Double_Room');
  const path = 'pages/facilities.yaml';
  const { version } = await desk.get<OpenFile>(`/api/file?path=${path}`);
  const ops = [{ op: 'set', at: ['groups', 0, 'heading'], value: 'Indoors' }];
  await desk.post('/api/save', { path, version, ops });
  expect(await desk.read('facilities.yaml')).toContain('group: Indoors');
  expect((await desk.get<PublishPlan>('/api/publish')).changes).toEqual([
    'room put aside: Double Room',
    'heading of the group (Facilities page), In the house → Indoors',
  ]);
});
