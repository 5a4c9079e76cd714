import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setupWords } from './words/setup.ts';
import { editorWords } from './words.ts';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/owner.md'), 'utf8');

/** All texts of the interface, at any depth. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return words && typeof words === 'object' ? Object.values(words).flatMap(textsIn) : [];
}

test('the owner’s guide prints in bold what the editor says, word for word', () => {
  const texts = textsIn([editorWords, setupWords]);
  const bold = [...guide.matchAll(/\*\*(.+?)\*\*/gs)].map(([, one = '']) =>
    one.replace(/\s+/g, ' ').replace(/\.$/, ''),
  );
  expect(bold.length).toBeGreaterThan(30);
  expect(bold.filter((one) => !texts.some((text) => text.includes(one)))).toEqual([]);
});

test('the owner’s guide shows existing pictures, and has commands only in its last chapter', () => {
  const pictures = [...guide.matchAll(/\]\((images\/[^)]+)\)/g)].map(([, path = '']) => path);
  for (const path of pictures) expect(() => readFileSync(join(root, 'docs', path))).not.toThrow();
  const [owners = ''] = guide.split('## For whoever set this up');
  expect(owners).not.toMatch(/`|npm |\.env|\.yaml/);
});
