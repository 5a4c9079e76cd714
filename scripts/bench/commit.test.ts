import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCommit } from './commit.ts';

const root = join(import.meta.dirname, '../..');

test('a commit is found by whatever git takes', () => {
  expect(findCommit(root, 'HEAD')).toMatch(/^[\da-f]{40}$/);
});

test.each(['no-such-commit', 'HEAD:package.json'])('%s is refused with what to do', (name) => {
  expect(() => findCommit(root, name)).toThrow(`No commit ${name} here: git log --oneline`);
});
