import { expect, test } from 'vitest';
import type { Op } from './api.ts';
import { apply, record } from './ops.ts';

const file = { name: 'Deluxe', price: 1450, pictures: ['a', 'b', 'c'], at: { x: 1 } };

test('each operation applies to a copy of the data', () => {
  const ops: Op[] = [
    { op: 'set', at: ['at', 'x'], value: 2 },
    { op: 'unset', at: ['price'] },
    { op: 'remove', at: ['pictures', 0] },
    { op: 'add', at: ['pictures'], index: 2, value: 'd' },
    { op: 'move', at: ['pictures'], from: 2, to: 0 },
  ];
  expect(apply(file, ops)).toEqual({ name: 'Deluxe', pictures: ['d', 'b', 'c'], at: { x: 2 } });
  expect(file.pictures).toEqual(['a', 'b', 'c']);
});

test('adding an entry creates a missing list', () => {
  expect(apply({}, [{ op: 'add', at: ['list'], index: 0, value: 1 }])).toEqual({ list: [1] });
});

test('continued typing in a field is one operation', () => {
  const one = record(file, [], { op: 'set', at: ['name'], value: 'D' });
  const two = record(file, one, { op: 'set', at: ['name'], value: 'Do' });
  expect(two).toEqual([{ op: 'set', at: ['name'], value: 'Do' }]);
});

test('typing the file’s value again is no operation', () => {
  const one = record(file, [], { op: 'set', at: ['name'], value: 'D' });
  expect(record(file, one, { op: 'set', at: ['name'], value: 'Deluxe' })).toEqual([]);
});

test('operations before a change of a list stay before it', () => {
  const ops = record(file, [{ op: 'remove', at: ['pictures', 0] }], {
    op: 'set',
    at: ['pictures', 0],
    value: 'B',
  });
  expect(apply(file, ops)).toMatchObject({ pictures: ['B', 'c'] });
  expect(ops).toHaveLength(2);
});
