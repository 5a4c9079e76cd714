import { expect, test } from 'vitest';
import { searchIcons } from '../../../src/icons/names.ts';
import { iconWords as hi } from '../../words/hi/iconWords.ts';
import { iconWords as kn } from '../../words/kn/iconWords.ts';
import { iconMeanings } from './iconSearch.ts';

const names = (search: string) => searchIcons(search, 8, iconMeanings).map(({ name }) => name);

test.each([
  ['ಹಾಸಿಗೆ', 'bed'],
  ['ಸ್ನಾನ', 'shower'],
  ['ವಾಷಿಂಗ್ ಮಷಿನ್', 'washing-machine'],
  ['बिस्तर', 'bed'],
  ['पंख', 'fan'],
  // With and without the nukta dot.
  ['फोन', 'phone'],
  ['फ़ोन', 'phone'],
])('an owner who looks for %s finds %s', (search, name) => {
  expect(names(search)).toContain(name);
});

test('an unknown word finds nothing, and English is searched as before', () => {
  expect(names('ಅಆಇಈ')).toEqual([]);
  expect(names('bed')).toEqual(searchIcons('bed', 8).map(({ name }) => name));
});

test('every word finds icons, the same ones in both languages', () => {
  expect(Object.keys(kn).filter((english) => searchIcons(english, 1).length === 0)).toEqual([]);
  expect(Object.keys(hi)).toEqual(Object.keys(kn));
});
