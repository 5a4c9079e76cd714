import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { error } from '../../../src/content/diagnostics/diagnostic.ts';
import { folderName } from '../../../src/content/folder.ts';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { git, hostOf, price, publish, states } from '../../../tests/support/publishing.ts';
import type { Op, OpenFile } from '../../model/api.ts';
import type { PublishPlan } from '../../model/publish.ts';
import { run } from './run.ts';

/** Whether snapshots cannot be removed. */
const disk = vi.hoisted(() => ({ isStuck: false }));
vi.mock('./snapshot.ts', async (original) => {
  const real = await original<typeof import('./snapshot.ts')>();
  return {
    takeSnapshot: async (...args: Parameters<typeof real.takeSnapshot>) => {
      const snapshot = await real.takeSnapshot(...args);
      const remove = async () => {
        await snapshot.remove();
        if (disk.isStuck) throw new Error('The disk is gone.');
      };
      return { ...snapshot, remove };
    },
  };
});

let parent: string;
let editor: TestEditor | undefined;
beforeEach(() => {
  parent = temporaryFolder();
});
afterEach(async () => {
  await editor?.close();
  editor = undefined;
});

test('changes are listed in sentences, committed with them and pushed', async () => {
  editor = await openEditor({}, { tools: { setting: 'git' } });
  const bare = hostOf(editor.content, parent);
  await price(editor, 1500);

  const plan = await editor.get<PublishPlan>('/api/publish');
  expect(plan).toEqual({
    way: 'git',
    changes: [expect.stringMatching(/price of the Double Room: 1,500/i)],
  });
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(git(bare, 'log', '-1', '--format=%s')).toMatch(/price of the Double Room: 1,500/i);
  expect(git(bare, 'show', '--format=', '--numstat', 'HEAD')).toMatch(
    /^1\t0\trooms\/Double_Room\.yaml$/,
  );
  expect((await editor.get<PublishPlan>('/api/publish')).changes).toEqual([]);

  // Somebody else pushes meanwhile.
  git(parent, 'clone', '--quiet', bare, 'other');
  git(join(parent, 'other'), 'commit', '--quiet', '--allow-empty', '-m', 'Theirs');
  git(join(parent, 'other'), 'push', '--quiet');
  await price(editor, 1600);
  const behind = await publish(editor);
  expect(states(behind)).toEqual(['done', 'done', 'failed']);
  expect(behind.steps[2]?.error).toContain('Somebody else has sent changes');
  expect(behind.steps[2]?.card).toContain('git pull');
});

test('git’s state is explained in words, with the fix', async () => {
  editor = await openEditor({}, { tools: { setting: 'git', build: async () => parent } });
  const { content } = editor;
  hostOf(content, parent);
  const failure = async () => (await publish(editor as TestEditor)).steps[2]?.card;
  await price(editor, 1500);
  writeFileSync(join(content, '.git/index.lock'), '');
  expect(await failure()).toContain('delete .git/index.lock');
  rmSync(join(content, '.git/index.lock'));
  git(content, 'checkout', '--quiet', '--detach');
  expect(await failure()).toContain('git switch main');
  writeFileSync(join(content, '.git/MERGE_HEAD'), git(content, 'rev-parse', 'HEAD'));
  await price(editor, 1600);
  expect(await failure()).toContain('git status');
});

test('without git on this machine the owner is told so', async () => {
  editor = await openEditor({}, { tools: { setting: 'git', build: async () => parent } });
  vi.stubEnv('PATH', parent);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { steps } = await publish(editor);
  expect(steps[2]?.error).toContain('is missing on this computer');
});

test('a full disk is named in the owner’s words, whichever step finds it', async () => {
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  editor = await openEditor({}, { tools: { setting: 'true', build: () => Promise.reject(full) } });
  const told = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => told.mockRestore());
  const { steps } = await publish(editor);
  expect(steps[1]).toMatchObject({ state: 'failed', card: 'no space left' });
  expect(steps[1]?.error).toMatch(/is full.*make room, then publish once more/);
});

test('a snapshot that cannot be removed is logged', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  disk.isStuck = true;
  onTestFinished(() => {
    disk.isStuck = false;
    told.mockRestore();
  });
  editor = await openEditor({}, { tools: { setting: 'true', build: async () => parent } });
  expect((await publish(editor)).done).toBe(true);
  await expect.poll(() => told.mock.calls.flat()).toContain('The disk is gone.');
});

test('a program that hangs is killed with its children; one that leaves a child running is done', async () => {
  const hangs = ['-c', '(sleep 1; touch went-on) & wait'];
  await expect(run('/bin/sh', hangs, { cwd: parent, timeoutMs: 200 })).rejects.toThrow('timed out');
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(readdirSync(parent)).not.toContain('went-on');
  const pid = join(parent, 'pid');
  const begun = Date.now();
  const leaves = run('/bin/sh', ['-c', `sleep 60 & echo $! | tee ${pid}`], { cwd: parent });
  expect(await leaves).toMatch(/^\d+\n$/);
  expect(Date.now() - begun).toBeLessThan(30_000);
  process.kill(Number(readFileSync(pid, 'utf8')));
});

test('a program that ignores the first signal is killed all the same', async () => {
  const ignores = ['-c', "trap '' TERM; sleep 20"];
  await expect(run('/bin/sh', ignores, { cwd: parent, timeoutMs: 100 })).rejects.toThrow(
    'timed out',
  );
}, 15_000);

test('a custom command gets the built site’s folder', async () => {
  writeFileSync(join(parent, 'index.html'), 'Hello');
  const told = join(parent, 'told');
  editor = await openEditor(
    {},
    { tools: { setting: `cat "$SITE_FOLDER/index.html" > ${told}`, build: async () => parent } },
  );
  expect((await editor.get<PublishPlan>('/api/publish')).way).toBe('command');
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(readFileSync(told, 'utf8')).toBe('Hello');
});

test('a command that hangs is killed, and the site can be published again', async () => {
  const build = async () => parent;
  editor = await openEditor({}, { tools: { setting: 'sleep 60', build, timeoutMs: 200 } });
  for (const _ of [1, 2]) {
    const { steps, failed } = await publish(editor);
    expect(failed).toBe(true);
    expect(steps[2]?.card).toContain('timed out');
  }
});

test('publishing commands get none of the mail service’s secrets', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://inn:secret@mail.example');
  vi.stubEnv('ALERT_COMMAND', 'curl -H secret');
  vi.stubEnv('SITE_ORIGIN', 'https://inn.example');
  onTestFinished(() => void vi.unstubAllEnvs());
  const told = join(parent, 'told');
  editor = await openEditor({}, { tools: { setting: `env > ${told}`, build: async () => parent } });
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(readFileSync(told, 'utf8')).toContain('SITE_ORIGIN=https://inn.example');
  expect(readFileSync(told, 'utf8')).not.toContain('secret');
});

test('if the running server would not show the build, the plan says so and what to do', async () => {
  let differs = ['CONTENT_DIR'];
  const build = async () => {
    differs = ['SITE_ORIGIN'];
    return parent;
  };
  editor = await openEditor({}, { tools: { server: () => ({ differs }), build } });
  const plan = await editor.get<PublishPlan>('/api/publish');
  expect(plan.way).toBeNull();
  expect(plan.obstacle?.says).toContain('shows other words than those you are editing');
  expect(plan.obstacle?.card).toContain('CONTENT_DIR');
  const rejected = await editor.post('/api/publish', {});
  expect(rejected.status).toBe(409);
  expect((await rejected.json()).error).toBe(plan.obstacle?.says);
  // The server restarts with other settings while the site is built.
  differs = [];
  const queued = await publish(editor);
  expect(states(queued)).toEqual(['done', 'done', 'failed']);
  expect(queued.steps[2]?.error).toContain('started with other settings');
  expect(queued.steps[2]?.card).toContain('SITE_ORIGIN');
});

test('each failed step says what to do, and the next steps do not run', async () => {
  const found = error({}, 'The number is made up.', 'Write your own.');
  editor = await openEditor(
    {},
    {
      tools: {
        setting: 'echo no such host >&2; exit 3',
        launch: async () => [found],
      },
    },
  );
  const rejected = await publish(editor);
  expect(states(rejected)).toEqual(['failed', 'waiting', 'waiting']);
  expect(rejected.steps[0]?.error).toContain('The number is made up. Write your own.');
  const lost = await publish(editor, true);
  expect(states(lost)).toEqual(['done', 'done', 'failed']);
  expect(lost.steps[2]?.card).toContain('no such host');
});

test('without a setting, the server that runs here shows the build; without a server there is no way to publish', async () => {
  let shown = false;
  editor = await openEditor(
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
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  await editor.close();
  editor = await openEditor();
  expect((await editor.get<PublishPlan>('/api/publish')).way).toBeNull();
  expect((await editor.post('/api/publish', {})).status).toBe(409);
});

test('a clock that is set meanwhile does not end the wait for the server', async () => {
  onTestFinished(() => void vi.useRealTimers());
  let looks = 0;
  const isShown = () => {
    looks += 1;
    vi.setSystemTime(Date.now() + 3_600_000);
    return looks > 2;
  };
  const tools = { server: () => ({ differs: [] }), isShown, build: async () => parent };
  editor = await openEditor({}, { tools });
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
});

test('an error outside the steps is reported at one of them', async () => {
  editor = await openEditor({}, { tools: { setting: 'true', build: async () => parent } });
  await editor.get('/api/history');
  const [memory = ''] = readdirSync(join(editor.store, 'desk'));
  // A folder in place of published.json, so that it cannot be written.
  mkdirSync(join(editor.store, 'desk', memory, 'published.json/taken'), { recursive: true });
  const lost = await publish(editor);
  expect(states(lost)).toEqual(['done', 'done', 'failed']);
  expect(lost.steps[2]?.error).toContain('published.json');
});

test('comments and sample marks are not changes that guests see', async () => {
  editor = await openEditor(
    { 'inn.yaml': (text) => text.replace('tagline:', '# SAMPLE: made up.\ntagline:') },
    { tools: { setting: 'true' } },
  );
  const { version } = await editor.get<OpenFile>('/api/file?path=inn.yaml');
  const own = { path: 'inn.yaml', version, pointer: ['tagline'] };
  expect((await editor.post('/api/samples/confirm', own)).status).toBe(200);
  await editor.write(
    'gallery.yaml',
    `# The tall ones first.\n${await editor.read('gallery.yaml')}`,
  );
  const saves = await editor.get<{ summary: string }[]>('/api/history');
  expect(saves.map(({ summary }) => summary)).toEqual([
    'Gallery: a note that guests do not see',
    'The inn: a sample is now marked as true',
  ]);
  expect((await editor.get<PublishPlan>('/api/publish')).changes).toEqual([]);
});

test('the launch check uses the menu’s titles for files', async () => {
  const found = error({}, 'No price.', 'Write it in rooms/Double_Room.yaml.');
  editor = await openEditor({}, { tools: { launch: async () => [found] } });
  expect(await editor.get('/api/launch')).toEqual([
    error({}, 'No price.', 'Write it in “Double Room”.'),
  ]);
});

test('errors in the snapshot name the owner’s own files', async () => {
  const launch = async (content: string) => {
    const fix = `Write it in ${folderName(content)}/rooms/Double_Room.yaml.`;
    return [error({}, 'No price.', fix)];
  };
  editor = await openEditor({}, { tools: { setting: 'true', launch } });
  const { steps } = await publish(editor);
  expect(steps[0]?.error).toContain('No price. Write it in “Double Room”.');
});

test('what the editor changes as a consequence is not reported separately', async () => {
  editor = await openEditor(
    { 'testimonials.yaml': (text) => text.replace('review:', 'room: Double_Room\n  review:') },
    { tools: { setting: 'true' } },
  );
  await editor.get('/api/history');
  const room = { path: 'rooms/Double_Room.yaml' };
  expect((await editor.post('/api/rooms/archive', room)).status).toBe(200);
  expect(await editor.read('testimonials.yaml')).not.toContain('Double_Room');
  const path = 'pages/facilities.yaml';
  const { version } = await editor.get<OpenFile>(`/api/file?path=${path}`);
  const ops = [{ op: 'set', at: ['groups', 0, 'heading'], value: 'Indoors' }];
  await editor.post('/api/save', { path, version, ops });
  expect(await editor.read('facilities.yaml')).toContain('group: Indoors');
  expect((await editor.get<PublishPlan>('/api/publish')).changes).toEqual([
    'room taken off the site: Double Room',
    'heading of the group (Facilities page), In the house → Indoors',
  ]);
});

test('adding a group of facilities lists no change for facilities of other groups', async () => {
  editor = await openEditor({}, { tools: { setting: 'true' } });
  await editor.get('/api/history');
  const save = async (path: string, ops: Op[]) => {
    const { version } = (await editor?.get<OpenFile>(`/api/file?path=${path}`)) ?? {};
    expect((await editor?.post('/api/save', { path, version, ops }))?.status).toBe(200);
  };
  const picture = { photo: 'public/house.jpg', alt: 'A photo' };
  await save('pages/facilities.yaml', [
    { op: 'add', at: ['groups'], index: 0, value: { heading: 'Outside', picture } },
    { op: 'set', at: ['groups', 1, 'heading'], value: 'Indoors' },
  ]);
  await save('facilities.yaml', [{ op: 'set', at: [0, 'serviceDesc'], value: 'A new one.' }]);
  const { changes } = await editor.get<PublishPlan>('/api/publish');
  // No facility appears as moved to another group.
  expect(changes.filter((change) => change.includes('(Facilities)'))).toEqual([
    'sentence of fact about the facility of Hot water (Facilities), Hot all day. → A new one.',
  ]);
});
