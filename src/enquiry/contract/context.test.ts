import { expect, test } from 'vitest';
import { ASKED_FIELDS, askingAbout, onlyAsked, readAsked, withoutAsked } from './context.ts';
import { NO_VARY_SEARCH } from './noVarySearch.ts';

const NAMES = { Double_AC: 'Double AC Room', 'Attic&Loft': 'The Attic' };

test.each([
  ['?room=Double_AC', { room: 'Double AC Room' }],
  ['?room=Double_AC&guests=3', { room: 'Double AC Room', guests: 3 }],
  ['?room=Attic%26Loft', { room: 'The Attic' }],
  ['?guests=12', { guests: 12 }],
  ['', {}],
])('%j asks about that', (search, asked) => {
  expect(readAsked(search, NAMES)).toEqual(asked);
});

test.each([
  '?room=',
  '?room=double_ac',
  '?room=constructor',
  '?room=<b>',
  '?room=Double_AC%2F',
  '?guests=0',
  '?guests=-2',
  '?guests=2.5',
  '?guests=100',
  '?guests=many',
  '?guests=1e1',
])('%j asks about nothing that is there', (search) => {
  expect(readAsked(search, NAMES)).toEqual({});
});

test('what was asked about leaves the address, and nothing else does', () => {
  expect(withoutAsked('?room=Double_AC&guests=3')).toBe('');
  expect(withoutAsked('?utm=x&room=Double_AC')).toBe('?utm=x');
});

test('what was asked about is kept apart, and comes back into another address', () => {
  const asked = onlyAsked('?utm=x&room=Attic%26Loft&guests=3');
  expect(asked).toBe('room=Attic%26Loft&guests=3');
  expect(askingAbout('?room=Double_AC&from=mail', asked)).toBe(`?from=mail&${asked}`);
  expect(askingAbout('?room=Double_AC', '')).toBe('');
  expect(askingAbout('', 'utm=x&guests=2')).toBe('?guests=2');
});

test('the page is the same whatever is asked about, as a structured header says it', () => {
  expect(NO_VARY_SEARCH).toBe(`params=(${ASKED_FIELDS.map((name) => `"${name}"`).join(' ')})`);
});
