import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { shortClassNames } from './classNames.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const put = (name: string, css: string) => writeFileSync(join(folder, name), css);

test('every class of every module has a name of its own', () => {
  const many = Array.from({ length: 30 }, (_, index) => `.c${index} { top: 0 }`).join('\n');
  put('B.module.css', many);
  put('A.module.css', '.head { top: .5rem } .head:hover .foot { left: 0 }');
  const nameOf = shortClassNames(folder);
  const [a, b] = ['A', 'B'].map((name) => join(folder, `${name}.module.css`)) as [string, string];
  expect([nameOf('head', a), nameOf('foot', a), nameOf('c0', b)]).toEqual(['a', 'b', 'c']);
  const all = Array.from({ length: 30 }, (_, index) => nameOf(`c${index}`, b));
  expect(new Set([...all, 'a', 'b']).size).toBe(32);
  expect(all.every((name) => /^[a-z]{1,2}$/.test(name))).toBe(true);
});

test('comments and addresses are not classes; unknown classes are refused by name', () => {
  put('A.module.css', '/* .old */ .new { background: url(x.png) }');
  const nameOf = shortClassNames(folder);
  const file = join(folder, 'A.module.css');
  expect(nameOf('new', file)).toBe('a');
  expect(() => nameOf('old', file)).toThrow('has no class .old');
});

test('keyframes are renamed like classes', () => {
  const file = join(folder, 'moving.module.css');
  writeFileSync(file, '.dot { animation: grow 1s; } @keyframes grow { from { opacity: 0; } }');
  const nameOf = shortClassNames(folder);
  expect(nameOf('grow', file)).not.toBe(nameOf('dot', file));
});
