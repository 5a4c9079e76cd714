import { expect, test } from 'vitest';
import { schemaFor } from './files.ts';
import { readContents } from './load.ts';
import { ENGLISH, sentencesIn, translate, translator } from './translations.ts';

const INN = { name: 'Small Inn', phone: '+91 80 0000 0168', address: { city: 'Bengaluru' } };
const marked = (text: string) => `${ENGLISH.start}${text}${ENGLISH.end}`;

/** A page and the inn, said in Kannada by these entries. */
function said(typed: Record<string, unknown>, entries: Parameters<typeof translate>[1]) {
  const page = structuredClone(typed);
  const files = [
    { path: 'inn.yaml', typed: INN, content: structuredClone(INN) },
    { path: 'pages/about.yaml', typed, content: page },
  ];
  translate(files, entries, 'kn');
  return page;
}

test('texts for guests are sentences; files, numbers, times and addresses are not', () => {
  const places = (path: string, data: unknown) =>
    sentencesIn(path, data, schemaFor(path)).map(({ typed }) => typed);
  expect(places('inn.yaml', { ...INN, email: 'a@b.example', timeZone: 'Asia/Kolkata' })).toEqual([
    'Small Inn',
    'Bengaluru',
  ]);
  const picture = { photo: 'rooms/a.jpg', alt: 'A lit door', focus: [50, 50] };
  expect(places('gallery.yaml', [{ picture, caption: '24/7', shape: 'portrait' }])).toEqual([
    'A lit door',
  ]);
});

test('a sentence is translated, with the inn’s facts filled in', () => {
  const heading = 'Welcome to [name]';
  const entries = [
    { en: heading, kn: '[name] ಗೆ ಸ್ವಾಗತ' },
    { en: 'Small Inn', kn: 'ಸಣ್ಣ ಇನ್' },
  ];
  expect(said({ heading }, entries)).toEqual({ heading: 'ಸಣ್ಣ ಇನ್ ಗೆ ಸ್ವಾಗತ' });
});

test('translations keep their placeholders when read, because sentences are looked up by them', async () => {
  const written: Record<string, string> = {
    'inn.yaml': 'name: Small Inn',
    'translations.yaml': '- en: Welcome to [name]\n  kn: "[name] ಗೆ ಸ್ವಾಗತ"',
  };
  const { contents } = await readContents(
    Object.keys(written),
    async (path) => written[path] ?? '',
  );
  expect(contents.find(({ path }) => path === 'translations.yaml')?.data).toEqual([
    { en: 'Welcome to [name]', kn: '[name] ಗೆ ಸ್ವಾಗತ' },
  ]);
});

test('without a translation it stays English, marked, with English facts', () => {
  const entries = [{ en: 'Small Inn', kn: 'ಸಣ್ಣ ಇನ್' }];
  expect(said({ heading: 'Welcome to [name]' }, entries)).toEqual({
    heading: marked('Welcome to Small Inn'),
  });
});

test('a translation is not used while its English has changed', () => {
  const entries = [{ en: 'Come in.', was: 'Come in!', kn: 'ಒಳಗೆ ಬನ್ನಿ.' }];
  expect(said({ heading: 'Come in.' }, entries)).toEqual({ heading: marked('Come in.') });
});

test('this applies to each language separately', () => {
  const entry = { en: 'Come in.', was: 'Come in!', kn: 'ಒಳಗೆ ಬನ್ನಿ.', hi: 'आइए।' };
  const sentence = { typed: 'Come in.', place: 'pages/about.yaml heading' };
  const entries = [{ ...entry, still: ['kn' as const] }];
  expect(translator(entries, 'kn')(sentence)).toBe('ಒಳಗೆ ಬನ್ನಿ.');
  expect(translator(entries, 'hi')(sentence)).toBeUndefined();
});

test('an English sentence may have two translations, by its place', () => {
  const find = translator(
    [
      { en: 'Rooms', kn: 'ರೂಮ್‌ಗಳು' },
      { en: 'Rooms', in: 'inn.yaml counters label', kn: 'ಎಷ್ಟು ರೂಮ್' },
    ],
    'kn',
  );
  expect(find({ typed: 'Rooms', place: 'inn.yaml counters label' })).toBe('ಎಷ್ಟು ರೂಮ್');
  expect(find({ typed: 'Rooms', place: 'pages/rooms.yaml heading' })).toBe('ರೂಮ್‌ಗಳು');
});
