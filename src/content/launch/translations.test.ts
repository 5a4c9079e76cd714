import { expect, test } from 'vitest';
import { readContentFile } from '../load.ts';
import { unreadTranslations } from './translations.ts';

const file = (path: string, data: unknown) => readContentFile(path, JSON.stringify(data));
const entries = [
  { en: 'Come in.', kn: 'ಒಳಗೆ ಬನ್ನಿ.', hi: 'आइए।', sample: ['kn', 'hi'] },
  { en: 'Good night.', kn: 'ಶುಭ ರಾತ್ರಿ.', sample: ['kn'] },
  { en: 'Good day.', hi: 'शुभ दिन।' },
];
const told = (languages: string[]) =>
  unreadTranslations([file('inn.yaml', { languages }), file('translations.yaml', entries)]);

test('each language that is on is reported once, however many of its sentences are drafts', () => {
  expect(told(['en', 'kn', 'hi']).map(({ message, language }) => [language, message])).toEqual([
    ['kn', 'Kannada: 2 sentences are drafts that no native speaker has read.'],
    ['hi', 'Hindi: 1 sentence is a draft that no native speaker has read.'],
  ]);
});

test('a language that is switched off, or has been read, is not reported', () => {
  expect(told(['en', 'hi']).map(({ language }) => language)).toEqual(['hi']);
  const read = [{ en: 'Come in.', kn: 'ಒಳಗೆ ಬನ್ನಿ.' }];
  const files = [file('inn.yaml', { languages: ['en', 'kn'] }), file('translations.yaml', read)];
  expect(unreadTranslations(files)).toEqual([]);
});
