import { expect, test } from 'vitest';
import { merge } from './merge.ts';
import { apply } from './ops.ts';

const KEY = ['en', 'in'];
const BASE = [
  { en: 'One', kn: 'ಒಂದು' },
  { en: 'Two', kn: 'ಎರಡು', sample: ['kn', 'hi'] },
];

/** What a list becomes once what was typed here is merged into what it became elsewhere. */
function merged(mine: unknown[], theirs: unknown[]) {
  const { ops, conflicts } = merge(BASE, theirs, [{ op: 'set', at: [], value: mine }], KEY);
  return { list: apply(theirs, ops), conflicts };
}
const [one, two] = BASE as [(typeof BASE)[0], (typeof BASE)[0]];

test('two windows that add entries keep both', () => {
  const three = { en: 'Three', kn: 'ಮೂರು' };
  const four = { en: 'Four', kn: 'ನಾಲ್ಕು' };
  expect(merged([...BASE, four], [three, ...BASE])).toEqual({
    list: [three, ...BASE, four],
    conflicts: [],
  });
});

test('an edit finds its entry where that has moved, or its English has changed', () => {
  const theirs = [two, { ...one, en: 'The one', was: 'One' }];
  expect(merged([{ ...one, kn: 'ಒಂದೇ' }, two], theirs)).toEqual({
    list: [two, { en: 'The one', was: 'One', kn: 'ಒಂದೇ' }],
    conflicts: [],
  });
});

test('the same sentence said differently is a conflict of that field only', () => {
  const { list, conflicts } = merged(
    [{ ...one, kn: 'ಒಂದೇ', hi: 'एक' }, two],
    [{ ...one, kn: 'ಒಂದಾ' }],
  );
  expect(list).toEqual([{ en: 'One', kn: 'ಒಂದಾ', hi: 'एक' }]);
  expect(conflicts).toEqual([{ at: [0, 'kn'], mine: 'ಒಂದೇ', theirs: 'ಒಂದಾ' }]);
});

test('two readers each take their own mark away', () => {
  const theirs = [one, { ...two, sample: ['kn'] }];
  expect(merged([one, { ...two, sample: ['hi'] }], theirs)).toEqual({
    list: [one, { en: 'Two', kn: 'ಎರಡು' }],
    conflicts: [],
  });
});

test('an entry is taken out, unless it was changed elsewhere', () => {
  expect(merged([two], BASE).list).toEqual([two]);
  const changed = { ...one, kn: 'ಒಂದೇ' };
  expect(merged([two], [changed, two]).list).toEqual([changed, two]);
});
