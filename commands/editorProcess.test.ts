import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { storeOf } from '../releases/store.ts';
import { folderWith } from '../tests/mail/support/folders.ts';
import { soon } from '../tests/support/soon.ts';
import { holdHostedEditor, runEditor } from './editorProcess.ts';

/** A project whose editor records each of its starts. */
function project(then: string) {
  const note = "import { appendFileSync } from 'node:fs';\nappendFileSync('starts', 'x');\n";
  const root = folderWith({
    'package.json': '{ "type": "module" }',
    'commands/compileCache.ts': '',
    'commands/editor.ts': note + then,
    starts: '',
  });
  return { root, starts: () => readFileSync(join(root, 'starts'), 'utf8').length };
}

const SOON = { first: 0, again: 0 };

test('an editor that ends is restarted, and stops with the server', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { root, starts } = project('process.exit(3);');
  const editor = runEditor(root, SOON);
  await soon(() => expect(starts()).toBeGreaterThan(1));
  await editor.close();
  const last = starts();
  expect(console.error).toHaveBeenCalledWith('The editor has ended (3) and is started again.');
  expect(starts()).toBe(last);

  const waiting = project('setInterval(() => {}, 1_000);');
  const other = runEditor(waiting.root, SOON);
  await soon(() => expect(waiting.starts()).toBe(1));
  await other.close();
});

test('an editor that somebody else has started is left alone', async () => {
  const { root, starts } = project('');
  const held = holdHostedEditor(storeOf(root));
  expect(() => holdHostedEditor(storeOf(root))).toThrow(
    /^The editor runs at EDITOR_ORIGIN already/,
  );
  const editor = runEditor(root, SOON);
  await editor.ended;
  expect(starts()).toBe(0);
  held.remove();
});
