import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FILES } from '../../../src/content/fileNames.ts';
import { linesThatDiffer } from '../../../tests/support/lines.ts';
import type { Pointer } from '../../model/api.ts';
import { formSchema } from '../documents/contentFiles.ts';
import { editText } from './edit.ts';

const root = join(import.meta.dirname, '../../..');
const inns = ['content', 'tests/fixtures/second-inn'];
const files = inns.flatMap((inn) =>
  readdirSync(join(root, inn), { recursive: true, encoding: 'utf8' })
    // The editor does not change translations.
    .filter((path) => path.endsWith('.yaml') && path !== FILES.translations)
    .sort()
    .map((path) => ({ name: `${inn}/${path}`, path })),
);
const read = (name: string) => readFileSync(join(root, name), 'utf8');

/** The pointers of all scalars. */
function leaves(value: unknown, at: Pointer = []): [Pointer, unknown][] {
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, inner]) =>
    leaves(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The pointers of all block lists with several entries. */
function lists(value: unknown, at: Pointer = []): [Pointer, unknown[]][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, one]) =>
    lists(one, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  const isLong = Array.isArray(value) && value.length > 1 && typeof value[0] !== 'number';
  return isLong ? [[at, value], ...inner] : inner;
}

const other = (value: unknown) => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value} ಮನೆ`;
};
/** Values that need quotes. */
const awkward = (value: unknown) => (typeof value === 'string' ? `'${value}: "so" #1, {it}` : 24);
const words = (text: string) => text.split('\n').filter(Boolean).sort();

test.each(files)('$name: without operations nothing changes', ({ name }) => {
  expect(editText(read(name), [])).toBe(read(name));
});

test.each(files)('$name: changing a value changes only its own line', ({ name }) => {
  const source = read(name);
  for (const [index, [at, value]] of leaves(parse(source)).entries()) {
    const fresh = editText(source, [{ op: 'set', at, value: other(value) }]);
    const differing = linesThatDiffer(source, fresh);
    expect(differing, `${at.join('.')}`).toEqual({ gone: 1, come: 1 });
    if (index % 5 > 0) continue;
    expect(editText(fresh, [{ op: 'set', at, value }])).toBe(source);
    const odd = editText(source, [{ op: 'set', at, value: awkward(value) }]);
    expect(linesThatDiffer(source, odd).gone, `${at.join('.')}`).toBeLessThan(2);
  }
});

test.each(files)(
  '$name: entries that move, come and go leave the other comments in place',
  ({ name }) => {
    const source = read(name);
    for (const [at, list] of lists(parse(source))) {
      const last = list.length - 1;
      const moved = editText(source, [{ op: 'move', at, from: 0, to: last }]);
      expect(words(moved), at.join('.')).toEqual(words(source));
      // Empty lines between groups of nearby places move with the groups.
      const back = editText(moved, [{ op: 'move', at, from: last, to: 0 }]);
      if (at[0] !== 'places') expect(back).toBe(source);
      const copied = editText(source, [{ op: 'add', at, index: last, value: list[0] }]);
      expect(linesThatDiffer(source, copied).gone).toBe(0);
      expect(editText(copied, [{ op: 'remove', at: [...at, last] }])).toBe(source);
    }
  },
);

test.each(files)(
  '$name: a field that may be left out goes, and comes back to its place',
  ({ name, path }) => {
    const source = read(name);
    const schema = formSchema(path);
    const data = parse(source) as Record<string, unknown>;
    for (const key of Object.keys(data)) {
      if (Array.isArray(data) || schema.required?.includes(key)) continue;
      const without = editText(source, [{ op: 'set', at: [key], value: '' }], schema);
      expect(parse(without)).not.toHaveProperty(key);
      expect(linesThatDiffer(source, without).come).toBe(0);
      const again = editText(without, [{ op: 'set', at: [key], value: data[key] }], schema);
      expect(linesThatDiffer(without, again).gone).toBe(0);
    }
  },
);

const typed = `# The inn.

name:   'Small Inn'   # as on the door
phone: "+91 80"


social:
- network:  instagram
  url: https://a.example

# Two lines of one text.
tagline: A house
    by the sea
address:
  street: 1, First Cross
  city: >-
    Mangaluru
# The end.
`;

test('a file keeps its owner’s indentation', () => {
  const text = editText(typed, [
    { op: 'set', at: ['phone'], value: '+91 824' },
    {
      op: 'add',
      at: ['social'],
      index: 1,
      value: { network: 'facebook', url: 'https://b.example' },
    },
    { op: 'set', at: ['address', 'street'], value: '2, Second Cross' },
  ]);
  expect(linesThatDiffer(typed, text)).toEqual({ gone: 2, come: 4 });
  expect(text).toContain(`name:   'Small Inn'   # as on the door`);
  expect(text).toContain('A house\n    by the sea');
});

test('Windows line ends and a byte order mark stay', () => {
  const windows = `\uFEFF${typed.replaceAll('\n', '\r\n')}`;
  const text = editText(windows, [{ op: 'set', at: ['phone'], value: '+91 824' }]);
  expect(text).toBe(windows.replace('+91 80', '+91 824'));
});

test('an emptied optional field is removed, with only the comment right above it', () => {
  const schema = { properties: { name: {}, phone: {}, note: {} }, required: ['name'] };
  const source =
    '# All of it.\n\nname: A\n# About the number.\n\n# The number.\nphone: "1"\nlast: 2\n';
  const without = editText(source, [{ op: 'set', at: ['phone'], value: ' ' }], schema);
  expect(without).toBe('# All of it.\n\nname: A\n# About the number.\nlast: 2\n');
  const noted = editText(without, [{ op: 'set', at: ['note'], value: 'So' }], schema);
  expect(noted).toContain('name: A\nnote: So\n');
});

test('a place that no longer exists is rejected, not guessed', () => {
  const remove = () => editText(typed, [{ op: 'remove', at: ['social', 3] }]);
  expect(remove).toThrow('no longer there');
  expect(() => editText('a: "open', [])).toThrow('cannot be read');
});

test('removing the last entry leaves an empty list, and adding one opens it again', () => {
  const empty = editText(typed, [{ op: 'remove', at: ['social', 0] }]);
  expect(empty).toContain('social: []');
  const again = editText(empty, [{ op: 'add', at: ['social'], index: 0, value: { network: 'x' } }]);
  expect(again).toContain('social:\n  - network: x\n');
});
