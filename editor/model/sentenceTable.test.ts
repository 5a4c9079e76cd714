import { expect, test } from 'vitest';
import { type Import, importOf, type TableWords, tableOf, textOf } from './sentenceTable.ts';
import { type Entry, type Row, rowsOf } from './translations.ts';

const COLUMNS = [
  { code: 'kn', name: 'ಕನ್ನಡ', english: 'Kannada' },
  { code: 'hi', name: 'हिन्दी', english: 'Hindi' },
];
const WORDS: TableWords = {
  ...{ english: 'English', where: 'Where', note: 'Note' },
  whereOf: ({ places }: Row) => places[0]?.label ?? '',
  noteOf: () => '',
};
const sentences = ['Come in.', 'Welcome to [name]', 'Sleep well.'].map((en) => ({
  en,
  places: [{ path: 'pages/home.yaml', at: [en], place: `pages/home.yaml ${en}`, label: 'Home' }],
}));
const ENTRIES: Entry[] = [
  { en: 'Come in.', kn: 'ಬನ್ನಿ', hi: 'आइए', sample: ['kn', 'hi'] },
  { en: 'Sleep well.', was: 'Good night.', kn: 'ಶುಭ ರಾತ್ರಿ' },
];
const { rows } = rowsOf(sentences, ENTRIES);
const taken = (text: string, isRead = true) =>
  importOf(text, rows, ENTRIES, COLUMNS, WORDS, isRead);
const bytes = (text: string) => new TextEncoder().encode(text);

test('a table that comes back unchanged changes nothing', () => {
  const table = tableOf(rows, COLUMNS, WORDS);
  expect(taken(table, false)).toEqual({
    ...{ fresh: 0, changed: 0, same: 3, unknown: [], older: 0, facts: 0 },
    entries: ENTRIES,
  });
});

test('it counts new, changed, unknown and outdated lines', () => {
  const table = [
    'English;Hindi;ಕನ್ನಡ',
    'Come in.;आइए;ಒಳಗೆ ಬನ್ನಿ',
    'Welcome to [name];;ಸ್ವಾಗತ',
    'Good night.;शुभ रात्रि;ಶುಭ ರಾತ್ರಿ',
    'We have a pool.;है;ಇದೆ',
  ].join('\r\n');
  const { entries, ...counts } = taken(table) as Import;
  expect(counts).toEqual({
    fresh: 2,
    changed: 1,
    same: 2,
    unknown: ['We have a pool.'],
    older: 1,
    facts: 1,
  });
  expect(entries).toEqual([
    { en: 'Come in.', kn: 'ಒಳಗೆ ಬನ್ನಿ', hi: 'आइए' },
    { en: 'Sleep well.', was: 'Good night.', kn: 'ಶುಭ ರಾತ್ರಿ', hi: 'शुभ रात्रि' },
    { en: 'Welcome to [name]', kn: 'ಸ್ವಾಗತ' },
  ]);
});

test('lines that no native speaker vouches for become drafts', () => {
  const { entries } = taken(
    'English,Kannada\nCome in.,ಒಳಗೆ ಬನ್ನಿ\nWelcome to [name],[name]',
    false,
  ) as Import;
  expect(entries[0]).toEqual({ en: 'Come in.', kn: 'ಒಳಗೆ ಬನ್ನಿ', hi: 'आइए', sample: ['hi', 'kn'] });
  expect(entries[2]).toEqual({ en: 'Welcome to [name]', kn: '[name]', sample: ['kn'] });
});

test.each([
  ['an Excel file', textOf(new Uint8Array([0x50, 0x4b, 3, 4])), 'excel'],
  ['other letters', textOf(new Uint8Array([0x45, 0xe9, 0x2c])), 'letters'],
  ['a photograph', textOf(new Uint8Array([0xff, 0xd8, 0, 1])), 'other'],
  ['a film', textOf(new Uint8Array(5_000_001)), 'large'],
  ['a letter', taken('Dear translator'), 'other'],
  ['another table', taken('Room,Price\nDouble,1200'), 'noEnglish'],
  ['a table in French', taken('English,French\nCome in.,Entrez.'), 'noLanguage'],
  ['a first line alone', taken('English,Kannada'), 'empty'],
])('%s is told as what it is', (_, answer, wrong) => {
  expect(answer).toEqual({ wrong });
});

test('Excel’s Unicode text is read', () => {
  const text = 'English\tKannada\r\nCome in.\tಬನ್ನಿ\r\n';
  const wide = new Uint8Array(2 + text.length * 2);
  wide.set([0xff, 0xfe]);
  new Uint16Array(wide.buffer, 2).set([...text].map((sign) => sign.charCodeAt(0)));
  expect(textOf(wide)).toEqual({ text });
  expect(textOf(bytes(text))).toEqual({ text });
});
