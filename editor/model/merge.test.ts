import { expect, test } from 'vitest';
import type { Op } from './api.ts';
import { merge, takeMine } from './merge.ts';
import { apply } from './ops.ts';

const base = { name: 'Deluxe', price: 1450, pictures: [{ alt: 'a' }, { alt: 'b' }] };
const mine: Op[] = [{ op: 'set', at: ['price'], value: 1500 }];

test('merging takes changes from elsewhere and keeps what was typed', () => {
  const theirs = { ...base, name: 'Double' };
  const { ops, conflicts } = merge(base, theirs, mine);
  expect(conflicts).toEqual([]);
  expect(apply(theirs, ops)).toEqual({ ...base, name: 'Double', price: 1500 });
});

test('a field changed on both sides is a conflict', () => {
  const theirs = { ...base, price: 1600 };
  const { ops, conflicts } = merge(base, theirs, mine);
  expect(ops).toEqual([]);
  expect(conflicts).toEqual([{ at: ['price'], base: 1450, mine: 1500, theirs: 1600 }]);
  expect(apply(theirs, conflicts.map(takeMine))).toEqual({ ...base, price: 1500 });
});

test('the same change on both sides is no conflict', () => {
  expect(merge(base, { ...base, price: 1500 }, mine)).toEqual({ ops: [], conflicts: [] });
});

test('a list whose entries moved is one conflict', () => {
  const typed: Op[] = [{ op: 'set', at: ['pictures', 1, 'alt'], value: 'B' }];
  const { conflicts } = merge(base, { ...base, pictures: [{ alt: 'b' }] }, typed);
  expect(conflicts).toEqual([
    {
      at: ['pictures'],
      base: base.pictures,
      mine: [{ alt: 'a' }, { alt: 'B' }],
      theirs: [{ alt: 'b' }],
    },
  ]);
});

test('text typed in an entry belongs to the conflict of its list', () => {
  const typed: Op[] = [
    { op: 'remove', at: ['pictures', 0] },
    { op: 'set', at: ['pictures', 0, 'alt'], value: 'B' },
  ];
  const { ops } = merge(base, { ...base, name: 'Double' }, typed);
  expect(ops).toEqual(typed);
});

const places = (...names: string[]) => ({ list: names.map((name) => ({ name })) });

test.each([
  ['swapped', ['B', 'A', 'C']],
  ['removed', ['B', 'C', 'D']],
  ['overwritten', ['C', 'B', 'D']],
])('what is typed in an entry that was %s elsewhere goes into no other entry', (_, names) => {
  const here = places('A', 'B', 'C');
  const typed: Op[] = [{ op: 'set', at: ['list', 0, 'note'], value: 'about A' }];
  const { ops, conflicts } = merge(here, places(...names), typed);
  expect(ops).toEqual([]);
  expect(conflicts).toMatchObject([{ at: ['list'] }]);
});

test.each([
  [
    'swapped',
    [
      { name: 'B', price: 3 },
      { name: 'A', price: 4 },
    ],
  ],
  ['moved up, before a new one,', [{ name: 'B', price: 3 }, { name: 'C' }]],
])('nor in one that was %s and changed', (_, list) => {
  const here = {
    list: [
      { name: 'A', price: 1 },
      { name: 'B', price: 2 },
    ],
  };
  const typed: Op[] = [{ op: 'set', at: ['list', 0, 'note'], value: 'about A' }];
  const { ops, conflicts } = merge(here, { list }, typed);
  expect(ops).toEqual([]);
  expect(conflicts).toMatchObject([{ at: ['list'] }]);
});

test('a change elsewhere in the same entry, or in another one, is merged', () => {
  const here = places('A', 'B', 'C');
  const typed: Op[] = [{ op: 'set', at: ['list', 0, 'note'], value: 'about A' }];
  expect(merge(here, places('Anna', 'B', 'C'), typed).ops).toEqual(typed);
  expect(merge(here, places('A', 'C', 'B'), typed).ops).toEqual(typed);
});

test('a paragraph that both sides changed is a conflict of its own', () => {
  const typed: Op[] = [{ op: 'set', at: [0], value: 'One, mine.' }];
  const { conflicts } = merge(['One.', 'Twenty-two.'], ['One, theirs.', 'Twenty-two.'], typed);
  expect(conflicts).toMatchObject([{ at: [0] }]);
});
