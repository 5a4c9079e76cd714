import { readFileSync, rmSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../../tests/mail/support/folders.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import { git, hostOf } from '../../../tests/support/publishing.ts';
import type { PublishingCheck, Setup } from '../../model/setup.ts';

let editor: TestEditor;
let parent: string;

beforeEach(async () => {
  parent = temporaryFolder();
  editor = await openEditor();
});
afterEach(() => editor.close());

const check = () => editor.get<PublishingCheck>('/api/setup/publishing');

test('without a server and a repository both ways say why they do not work, in plain words', async () => {
  const { server, git: host } = await check();
  for (const way of [server, host]) {
    expect(way.works).toBe(false);
    expect(way.says).not.toMatch(/\bgit\b|\.env|DESK_PUBLISH|npm|folder|commit|\bbranch\b/);
    expect(way.card).toMatch(/DESK_PUBLISH|git remote add/);
  }
});

test('git is tried against the real host, and nothing is sent', async () => {
  const host = hostOf(editor.content, parent);
  const before = git(host, 'rev-parse', 'main');
  git(editor.content, 'commit', '--quiet', '--allow-empty', '-m', 'Not sent');
  expect((await check()).git).toEqual({ works: true });
  expect(git(host, 'rev-parse', 'main')).toBe(before);
  rmSync(host, { recursive: true });
  expect((await check()).git).toMatchObject({ works: false, card: expect.any(String) });
});

test('a way is saved in the settings, and shown', async () => {
  const { version, publishing } = await editor.get<Setup>('/api/setup');
  expect(publishing).toEqual({ way: 'server', setElsewhere: [] });
  const saved = await editor.post('/api/setup/publishing', { version, way: 'git' });
  const setup: Setup = await saved.json();
  expect(setup.publishing.way).toBe('git');
  expect(parseEnv(readFileSync(editor.settingsFile, 'utf8'))).toEqual({ DESK_PUBLISH: 'git' });
  await editor.post('/api/setup/publishing', { version: setup.version, way: 'server' });
  expect(readFileSync(editor.settingsFile, 'utf8')).toBe('');
});

test('the page cannot set a command, and a technician’s command is not shown', async () => {
  const { version } = await editor.get<Setup>('/api/setup');
  const asked = await editor.post('/api/setup/publishing', { version, way: 'rm -rf /' });
  expect(asked.status).toBe(400);
  const DESK_PUBLISH = 'rsync -a s3cret@host:';
  const other = await openEditor({}, { environment: { DESK_PUBLISH } });
  onTestFinished(() => other.close());
  const text = await (await other.ask('/api/setup')).text();
  expect(JSON.parse(text).publishing).toEqual({ way: 'command', setElsewhere: ['DESK_PUBLISH'] });
  expect(text).not.toContain('s3cret');
});
