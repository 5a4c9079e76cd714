import { expect, test } from 'vitest';
import { searchWords } from './searchWords.ts';

test('a question is found by every word for what it is about', () => {
  const added = searchWords('What does an extra bed cost?', undefined)?.split(' ');
  expect(added).toEqual(expect.arrayContaining(['price', 'tariff', 'rate', 'charge']));
  expect(added).not.toContain('cost');
});

test('the inn’s own words come first, and have synonyms too', () => {
  const added = searchWords('Do you take four-legged guests?', 'pets hound') ?? '';
  expect(added).toMatch(/^pets hound /);
  expect(added.split(' ')).toEqual(expect.arrayContaining(['dog', 'cat']));
});

test('a plural has the synonyms of its singular', () => {
  expect(searchWords('Are dogs welcome?', undefined)?.split(' ')).toContain('pet');
});

test('other questions get no words, in any script', () => {
  expect(searchWords('ಅಲೆಗಳು ಯಾವಾಗ ದೊಡ್ಡವು?', undefined)).toBeUndefined();
  expect(searchWords('May we swim?', 'sea')).toBe('sea');
});
