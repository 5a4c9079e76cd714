import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { price, publish, ROOM, states } from '../../../tests/support/publishing.ts';
import { soon } from '../../../tests/support/soon.ts';
import type { PublishJob } from '../../model/publish.ts';
import { openWorkspace, withWorkspaceLock } from '../history/workspace.ts';
import { takeSnapshot } from './snapshot.ts';

let editor: TestEditor;
afterEach(() => editor.close());

/** An editor whose launch check records the content that it gets. */
async function openNoting() {
  const seen: string[] = [];
  const texts = (content: string) =>
    Promise.all([ROOM, 'inn.yaml'].map((path) => readFile(join(content, path), 'utf8')));
  editor = await openEditor(
    { [ROOM]: (text) => `${text}price: 1450\n` },
    {
      tools: {
        setting: 'true',
        launch: async (content) => {
          seen.push((await texts(content)).join());
          return [];
        },
      },
    },
  );
  await editor.get('/api/tree');
  return seen;
}

test('a snapshot contains a save of several files completely or not at all', async () => {
  const seen = await openNoting();
  const workspace = openWorkspace(editor.store, editor.content);
  const begun = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const saving = withWorkspaceLock(workspace, async () => {
    await editor.write(ROOM, swap('price: 1450', 'price: 1500')(await editor.read(ROOM)));
    begun.resolve();
    await goOn.promise;
    await editor.write('inn.yaml', `${await editor.read('inn.yaml')}# The second file.\n`);
  });
  await begun.promise;
  const { job } = await (await editor.post('/api/publish', {})).json();
  const { steps } = await editor.get<PublishJob>(`/api/publish/${job}`);
  expect(steps[0]?.state).toBe('running');
  expect(seen).toEqual([]);
  goOn.resolve();
  await saving;
  await soon(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toContain('price: 1500');
  expect(seen[0]).toContain('# The second file.');
  await soon(async () =>
    expect(await editor.get<PublishJob>(`/api/publish/${job}`)).toMatchObject({ done: true }),
  );
});

test('a save interrupted by a power cut is completed before anything is published', async () => {
  const seen = await openNoting();
  await price(editor, 1500);
  const { folder } = openWorkspace(editor.store, editor.content);
  const journal = join(folder, 'journal.jsonl');
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
  writeFileSync(journal, `${lines.slice(0, -1).join('\n')}\n`);
  await editor.write(ROOM, swap('price: 1500', 'price: 1450')(await editor.read(ROOM)));
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(seen[0]).toContain('price: 1500');
});

test('no snapshot is left behind, nor those of a killed editor', async () => {
  await openNoting();
  const workspace = openWorkspace(editor.store, editor.content);
  const home = join(workspace.folder, 'snapshots');
  const own = await takeSnapshot(workspace);
  onTestFinished(own.remove);
  // No process has this id.
  const killed = join(home, '99999999-0123');
  mkdirSync(killed);
  // A restarted container gives its processes the same ids again.
  const sameId = join(home, `${process.pid}-0123`);
  mkdirSync(sameId);
  expect((await publish(editor)).done).toBe(true);
  expect(existsSync(killed)).toBe(false);
  expect(existsSync(sameId)).toBe(false);
  await expect.poll(() => readdirSync(home).map((name) => join(home, name))).toEqual([own.root]);
});

test('a snapshot has no hidden files', async () => {
  await openNoting();
  writeFileSync(join(editor.content, '.inn.yaml.0123456789ab'), '');
  writeFileSync(join(editor.content, 'photos/.0123456789abcdef'), '');
  const { folder, files, remove } = await takeSnapshot(openWorkspace(editor.store, editor.content));
  onTestFinished(remove);
  const copied = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(copied).toContain('photos');
  expect([...copied, ...files].filter((path) => /(?:^|\/)\./.test(path))).toEqual([]);
});
