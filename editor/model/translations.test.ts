import { expect, test } from 'vitest';
import type { Languages } from './api.ts';
import { apply } from './ops.ts';
import {
  type Entry,
  leftIn,
  missingFacts,
  ownOps,
  type Row,
  readBy,
  rowsOf,
  sharedOps,
  stateOf,
  stillRight,
  typedOps,
} from './translations.ts';

const CODES = ['kn', 'hi'];
const place = (path: string, name: string) => ({
  path,
  at: [name],
  place: `${path} ${name}`,
  label: name,
});
const HEADING = place('pages/about.yaml', 'heading');
const sentences = (...texts: string[]): Languages['sentences'] =>
  texts.map((en) => ({ en, places: [HEADING] }));

const rowIn = (entries: Entry[], en = 'Come in.'): Row => {
  const row = rowsOf(sentences('Come in.', 'Sleep well.'), entries).rows.find(
    (one) => one.en === en,
  );
  if (!row) throw new Error('no such sentence');
  return row;
};
const CHANGED: Entry = { en: 'Come in.', was: 'Come in!', kn: 'ಬನ್ನಿ!', hi: 'आइए!', sample: ['kn'] };

test('a sentence is missing, changed, a draft or done, separately in each language', () => {
  const entries: Entry[] = [
    { ...CHANGED, still: ['hi'] },
    { en: 'Sleep well.', kn: 'ಶುಭ ರಾತ್ರಿ', sample: ['kn'] },
  ];
  expect(CODES.map((code) => stateOf(rowIn(entries), code))).toEqual(['changed', 'done']);
  expect(CODES.map((code) => stateOf(rowIn(entries, 'Sleep well.'), code))).toEqual([
    'draft',
    'missing',
  ]);
});

test('confirming one language leaves the others unconfirmed; confirming the last removes the old English', () => {
  const once = apply([CHANGED], stillRight(rowIn([CHANGED]), 'kn', CODES)) as Entry[];
  expect(once).toEqual([{ ...CHANGED, still: ['kn'] }]);
  const { was, ...right } = CHANGED;
  expect(was).toBe('Come in!');
  expect(apply(once, stillRight(rowIn(once), 'hi', CODES))).toEqual([right]);
});

test('a typed translation is right for the current English, and not a draft', () => {
  const entries = [CHANGED];
  const after = apply(entries, typedOps(rowIn(entries), 'kn', 'ಒಳಗೆ ಬನ್ನಿ.', CODES, entries));
  expect(after).toEqual([
    { en: 'Come in.', was: 'Come in!', kn: 'ಒಳಗೆ ಬನ್ನಿ.', hi: 'आइए!', still: ['kn'] },
  ]);
});

test('a first translation is added at the end, or begins the file', () => {
  const other = { en: 'Sleep well.', kn: 'ಶುಭ ರಾತ್ರಿ' };
  const ops = (entries: Entry[]) => typedOps(rowIn(entries), 'kn', 'ಬನ್ನಿ', CODES, entries);
  expect(apply([other], ops([other]))).toEqual([other, { en: 'Come in.', kn: 'ಬನ್ನಿ' }]);
  expect(apply({}, ops([]))).toEqual([{ en: 'Come in.', kn: 'ಬನ್ನಿ' }]);
});

test('when a native speaker has read it, that language’s mark is removed', () => {
  const entry = { en: 'Come in.', kn: 'ಬನ್ನಿ', hi: 'आइए', sample: ['kn', 'hi'] };
  const once = apply([entry], readBy(rowIn([entry]), 'kn')) as Entry[];
  expect(once).toEqual([{ ...entry, sample: ['hi'] }]);
  expect(apply(once, readBy(rowIn(once), 'hi'))).toEqual([
    { en: 'Come in.', kn: 'ಬನ್ನಿ', hi: 'आइए' },
  ]);
});

test('English changed by hand gets the old sentence’s translation as a guess, which confirming makes its own', () => {
  const entries: Entry[] = [{ en: 'Come in, please.', kn: 'ಬನ್ನಿ' }];
  const found = rowsOf(sentences('Do come in, please.'), entries);
  const [row] = found.rows;
  expect(found.unused).toEqual([]);
  expect(row && stateOf(row, 'kn')).toBe('changed');
  expect(row && apply(entries, stillRight(row, 'kn', CODES))).toEqual([
    { en: 'Do come in, please.', kn: 'ಬನ್ನಿ' },
  ]);
});

test('translations of removed sentences are listed separately, those of hidden ones are not', () => {
  const entries = [
    { en: 'We had a pool.', kn: 'ಈಜುಕೊಳ' },
    { en: 'Come in.', kn: 'ಬನ್ನಿ' },
  ];
  const hidden = [{ en: 'Come in.', places: [{ ...HEADING, isHidden: true as const }] }];
  expect(rowsOf(hidden, entries)).toEqual({ rows: [], unused: [{ index: 0, entry: entries[0] }] });
});

test('of two translations of one sentence none counts as unused: guests may read either', () => {
  const entries = [
    { en: 'Come in.', kn: 'ಬನ್ನಿ' },
    { en: 'Come in.', hi: 'आइए' },
  ];
  expect(rowsOf(sentences('Come in.'), entries).unused).toEqual([]);
});

test('a translation for one place has a row of its own', () => {
  const own = place('inn.yaml', 'label');
  const both = [{ en: 'Rooms', places: [HEADING, own] }];
  const { rows } = rowsOf(both, [{ en: 'Rooms', in: own.place, kn: 'ಎಷ್ಟು ರೂಮ್' }]);
  expect(rows.map(({ own, places }) => [own, places.length])).toEqual([
    [own.place, 1],
    [undefined, 1],
  ]);
});

test('one place can get its own translation, at first a copy, and give it up again', () => {
  const label = place('inn.yaml', 'label');
  const both = [{ en: 'Rooms', places: [HEADING, label] }];
  const entries: Entry[] = [{ en: 'Rooms', kn: 'ರೂಮ್‌ಗಳು', sample: ['kn'] }];
  const ofPlace = (all: Entry[], own?: string) => {
    const row = rowsOf(both, all).rows.find((one) => one.own === own);
    if (!row) throw new Error('no such line');
    return row;
  };
  const after = apply(entries, ownOps(ofPlace(entries), label.place, entries)) as Entry[];
  expect(after).toEqual([...entries, { ...entries[0], in: label.place }]);
  expect(ofPlace(after, label.place).places).toEqual([label]);
  expect(apply(after, sharedOps(ofPlace(after, label.place)))).toEqual(entries);
  expect(sharedOps(ofPlace(after))).toEqual([]);
  const first = apply({}, ownOps(ofPlace([]), label.place, []));
  expect(first).toEqual([{ en: 'Rooms', in: label.place }]);
});

test('a guessed translation is not copied to one place', () => {
  const label = place('inn.yaml', 'label');
  const both = [{ en: 'Do come in, please.', places: [HEADING, label] }];
  const entries: Entry[] = [{ en: 'Come in, please.', kn: 'ಬನ್ನಿ' }];
  const [row] = rowsOf(both, entries).rows;
  expect(row && apply(entries, ownOps(row, label.place, entries))).toEqual([
    ...entries,
    { en: 'Do come in, please.', in: label.place },
  ]);
});

test('a missing fact in brackets is named', () => {
  expect(missingFacts('[name], [phone]', '[name] ಗೆ ಸ್ವಾಗತ')).toEqual(['[phone]']);
  // A city's name takes endings, so it may be spelled out.
  expect(missingFacts('[name] in [city]', 'ಬೆಂಗಳೂರಿನ [name]')).toEqual([]);
});

test('a page counts how many more sentences it needs to be shown', () => {
  const { rows } = rowsOf(
    sentences('aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc', 'dddddddddd', 'eeeeeeeeee'),
    [
      { en: 'aaaaaaaaaa', kn: 'ಅ' },
      { en: 'bbbbbbbbbb', kn: 'ಬ' },
    ],
  );
  expect(leftIn(rows, 'kn', 0.8)).toEqual({ left: 3, untilShown: 2 });
  expect(leftIn(rows.slice(0, 2), 'kn', 0.8)).toEqual({ left: 0, untilShown: 0 });
});
