import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { git, hostOf, price, publish, ROOM, states } from '../../../tests/support/publishing.ts';
import { soon } from '../../../tests/support/soon.ts';
import type { PublishPlan } from '../../model/publish.ts';

/** What is saved while publishing is not published, and counts as the next change. */

let parent: string;
let editor: TestEditor;
beforeEach(() => {
  parent = temporaryFolder();
});
afterEach(() => editor.close());

const below = (...names: string[]) => join(parent, ...names);
/** Reports that it is running, and waits for permission to go on. */
const gate = (name: string) =>
  `touch ${below(name)}; until [ -e ${below(`${name}.open`)} ]; do sleep 0.02; done`;
const atGate = (name: string) => soon(() => expect(existsSync(below(name))).toBe(true));
const openGate = (name: string) => writeFile(below(`${name}.open`), '');

async function addHook(content: string, name: string): Promise<void> {
  const file = join(content, '.git/hooks', name);
  mkdirSync(join(file, '..'), { recursive: true });
  await writeFile(file, `#!/bin/sh\n${gate(name)}\n`);
  chmodSync(file, 0o755);
}

/** An editor that publishes one way; `at` is called in each phase that runs in its own process. */
async function openFor(way: 'git' | 'command' | 'server', at: (phase: string) => Promise<void>) {
  const built = below('built');
  mkdirSync(built);
  mkdirSync(below('host'));
  const settings = {
    git: 'git',
    command: `${gate('hand-over')}; cp "$SITE_FOLDER/room.yaml" ${below('host')}`,
    server: undefined,
  };
  const checked: string[] = [];
  let isRequested = false;
  editor = await openEditor(
    { [ROOM]: (text) => `${text}price: 1450\n` },
    {
      tools: {
        setting: settings[way],
        server: () => ({ differs: [] }),
        launch: async (content) => {
          await at('check');
          checked.push(await readFile(join(content, ROOM), 'utf8'));
          return [];
        },
        build: async (_, content) => {
          await at('build');
          copyFileSync(join(content, ROOM), join(built, 'room.yaml'));
          return built;
        },
        isShown: () => {
          if (!isRequested) void writeFile(below('hand-over'), '');
          isRequested = true;
          return existsSync(below('hand-over.open'));
        },
      },
    },
  );
  return { checked };
}

const changes = async () => (await editor.get<PublishPlan>('/api/publish')).changes;

describe.each([
  ['git', ['check', 'build', 'pre-commit', 'pre-push']],
  ['command', ['check', 'build', 'hand-over']],
  ['server', ['check', 'build', 'hand-over']],
] as const)('by %s', (way, phases) => {
  test.each(phases)('a save during %s is left for the next publish', async (phase) => {
    const { checked } = await openFor(way, async (now) => {
      if (now === phase) await price(editor, 1600);
    });
    const host = way === 'git' ? hostOf(editor.content, parent) : '';
    if (way === 'git')
      for (const hook of ['pre-commit', 'pre-push']) await addHook(editor.content, hook);
    const published = () => {
      if (way === 'git') return git(host, 'show', `main:${ROOM}`);
      return readFile(
        way === 'command' ? below('host/room.yaml') : below('built/room.yaml'),
        'utf8',
      );
    };
    await editor.get('/api/tree');
    await price(editor, 1500);

    const publishing = publish(editor);
    for (const name of way === 'git' ? ['pre-commit', 'pre-push'] : ['hand-over']) {
      await atGate(name);
      if (name === phase) await price(editor, 1600);
      await openGate(name);
    }
    expect(states(await publishing)).toEqual(['done', 'done', 'done']);
    for (const text of [checked[0], await published()]) expect(text).toContain('price: 1500');
    expect(await editor.read(ROOM)).toContain('price: 1600');
    expect(await changes()).toEqual([expect.stringMatching(/1,500 → 1,600$/)]);
    if (way === 'git') expect(git(editor.content, 'status', '--porcelain')).toBe(` M ${ROOM}`);

    const again = await publish(editor);
    expect(again.failed).toBe(false);
    expect(await changes()).toEqual([]);
    if (way === 'git') expect(await published()).toContain('price: 1600');
  });
});
