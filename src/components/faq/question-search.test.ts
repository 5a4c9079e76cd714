// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { foldText, idIn, matches, resultMessage } from './question-search.ts';

const finds = (text: string, typed: string) => matches(foldText(text), typed);

test('every word counts, in any order and any case', () => {
  expect(finds('Is there a lift, and how many steps?', 'STEPS lift')).toBe(true);
  expect(finds('Is there a lift, and how many steps?', 'lift pool')).toBe(false);
});

test('accents, hyphens and apostrophes set no word apart', () => {
  expect(finds('A café by the door', 'cafe')).toBe(true);
  expect(finds('A cafe by the door', 'café')).toBe(true);
  expect(finds('Wi-Fi in the parents’ room', 'wifi parents')).toBe(true);
  expect(finds('When can I check in?', 'check-in')).toBe(false);
  expect(finds('When can I check in? checkin', 'check-in')).toBe(true);
});

test('vowel signs of Indian scripts tell words apart, joiners do not', () => {
  expect(finds('ಕಾಪರ್‌ಪಾಡ್ ಇನ್', 'ಕಾಪರ್ಪಾಡ್')).toBe(true);
  expect(finds('ಊಟ ಮತ್ತು ನೀರು', 'ನೀರು')).toBe(true);
  expect(finds('ನೀರು', 'ನರು')).toBe(false);
  expect(finds('होटल में पार्किंग', 'पार्किंग')).toBe(true);
  expect(finds('दिन', 'दीन')).toBe(false);
});

test('nothing typed finds everything', () => {
  expect(finds('Anything', '  ')).toBe(true);
});

test('how many were found is one of three sentences', () => {
  const sentences = { none: 'None of “[typed]”.', one: '1 question', many: '[count] questions' };
  expect([0, 1, 12].map((count) => resultMessage(count, sentences, 'a $& b'))).toEqual([
    'None of “a $& b”.',
    '1 question',
    '12 questions',
  ]);
});

test('an address that was cut short names no answer', () => {
  expect(idIn('#wi-fi')).toBe('wi-fi');
  expect(idIn('#caf%C3%A9')).toBe('café');
  expect(idIn('#caf%C3')).toBe('');
});
