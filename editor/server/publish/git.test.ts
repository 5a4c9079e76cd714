import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { git, hostOf, price, publish, ROOM, states } from '../../../tests/support/publishing.ts';
import type { PublishPlan } from '../../model/publish.ts';

/** A commit contains the content alone, and leaves the rest of the owner's repository as it was. */

let parent: string;
let editor: TestEditor;
let meanwhile = () => {};
beforeEach(async () => {
  meanwhile = () => {};
  parent = temporaryFolder();
  const build = async () => {
    meanwhile();
    return parent;
  };
  editor = await openEditor({}, { tools: { setting: 'git', build } });
});
afterEach(() => editor.close());

const put = (path: string, text: string) => writeFileSync(join(editor.content, path), text);
const committed = (repository: string) =>
  git(repository, 'show', '--format=', '--name-status', '--no-renames', 'main').split('\n');

test('added and deleted files are committed; hidden, ignored and the owner’s other files are not', async () => {
  const above = join(editor.content, '..');
  writeFileSync(join(above, '.gitignore'), '/store/\n/content/scratch*\n');
  put('photos/rooms/old.jpg', 'gone soon');
  put('.hidden', 'before');
  const host = hostOf(above, parent);
  await editor.get('/api/tree');
  expect((await editor.post('/api/rooms/archive', { path: ROOM })).status).toBe(200);
  rmSync(join(editor.content, 'photos/rooms/old.jpg'));
  mkdirSync(join(editor.content, 'notes'));
  put('notes/Für uns.txt', 'With an odd name.');
  put('scratch.txt', 'Ignored.');
  put('.hidden', 'after');
  put('.inn.yaml.0123456789ab', 'Half a file.');
  put('photos/.0123456789abcdef', 'Half a photo.');
  writeFileSync(join(above, 'code.ts'), 'Staged by the owner.');
  git(above, 'add', 'code.ts');

  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  git(host, 'config', 'core.quotePath', 'false');
  expect(committed(host)).toEqual([
    'A\tcontent/aside/Double_Room.yaml',
    'M\tcontent/inn.yaml',
    'A\tcontent/notes/Für uns.txt',
    'D\tcontent/photos/rooms/old.jpg',
    'D\tcontent/rooms/Double_Room.yaml',
  ]);
  expect(git(above, 'status', '--porcelain').split('\n')).toEqual([
    'A  code.ts',
    ' M content/.hidden',
    '?? content/.inn.yaml.0123456789ab',
    '?? content/photos/.0123456789abcdef',
  ]);
});

test('the first commit of a repository is the content', async () => {
  git(editor.content, 'init', '--quiet', '-b', 'main');
  git(editor.content, 'config', 'user.name', 'Owner');
  git(editor.content, 'config', 'user.email', 'owner@inn.example');
  const { steps } = await publish(editor);
  expect(steps[2]?.card).toContain('git push -u origin main');
  expect(git(editor.content, 'show', `main:${ROOM}`)).toBe((await editor.read(ROOM)).trimEnd());
  expect(git(editor.content, 'status', '--porcelain')).toBe('');
});

test('a link stays a link, and the photographs behind it are not committed twice', async () => {
  const photos = join(parent, 'photos');
  renameSync(join(editor.content, 'photos'), photos);
  symlinkSync(photos, join(editor.content, 'photos'));
  const host = hostOf(editor.content, parent);
  await price(editor, 1500);
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(committed(host)).toEqual([`M\t${ROOM}`]);
  expect(git(host, 'ls-tree', 'main', 'photos')).toMatch(/^120000 /);
});

test('a committed link that is now a folder is published as a folder', async () => {
  const photos = join(parent, 'photos');
  renameSync(join(editor.content, 'photos'), photos);
  symlinkSync(photos, join(editor.content, 'photos'));
  const host = hostOf(editor.content, parent);
  rmSync(join(editor.content, 'photos'));
  renameSync(photos, join(editor.content, 'photos'));
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(git(host, 'ls-tree', 'main', 'photos')).toMatch(/^040000 /);
  expect(git(host, 'ls-tree', '-r', '--name-only', 'main')).toContain('photos/rooms/bed.jpg');
  expect(git(editor.content, 'status', '--porcelain')).toBe('');
});

test('an older snapshot does not revert what somebody else pushed', async () => {
  const host = hostOf(editor.content, parent);
  git(parent, 'clone', '--quiet', host, 'other');
  const other = join(parent, 'other');
  writeFileSync(join(other, 'README.md'), 'Theirs.');
  git(other, 'add', 'README.md');
  git(other, 'commit', '--quiet', '-m', 'Theirs');
  git(other, 'push', '--quiet');
  await price(editor, 1500);
  meanwhile = () => void git(editor.content, 'pull', '--quiet');
  const rejected = await publish(editor);
  expect(rejected.steps[2]?.error).toContain('changed the site’s words meanwhile');
  expect(git(editor.content, 'log', '-1', '--format=%s')).toBe('Theirs');

  meanwhile = () => {};
  expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
  expect(git(host, 'show', 'main:README.md')).toBe('Theirs.');
  expect(await editor.get<PublishPlan>('/api/publish')).toMatchObject({ changes: [] });
});

/** Installs a program named git that makes another program's commit once, then runs the real one. */
function commitBefore(subcommand: string, host: string): void {
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const folder = join(parent, 'bin');
  mkdirSync(folder);
  const theirs = `(unset GIT_INDEX_FILE GIT_DIR GIT_WORK_TREE; cd '${editor.content}' && touch THEIRS && ${real} add THEIRS && ${real} commit --quiet -m Theirs)`;
  const lines = [
    '#!/bin/sh',
    `if [ "$1" = ${subcommand} ] && [ ! -e '${editor.content}/THEIRS' ]; then ${theirs}; fi`,
    `exec ${real} "$@"`,
  ];
  writeFileSync(join(folder, 'git'), `${lines.join('\n')}\n`, { mode: 0o755 });
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(git(host, 'log', '--format=%s', 'main')).not.toContain('Theirs');
}

test.each(['write-tree', 'commit'])(
  'a commit made by another program before git %s is not taken back',
  async (subcommand) => {
    const host = hostOf(editor.content, parent);
    await price(editor, 1500);
    commitBefore(subcommand, host);
    const rejected = await publish(editor);
    expect(rejected.steps[2]?.error).toContain('changed the site’s words meanwhile');
    expect(git(editor.content, 'log', '-1', '--format=%s')).toBe('Theirs');

    expect(states(await publish(editor))).toEqual(['done', 'done', 'done']);
    expect(git(host, 'ls-tree', '--name-only', 'main')).toContain('THEIRS');
    expect(existsSync(join(editor.content, 'THEIRS'))).toBe(true);
  },
);
