import { expect, test, vi } from 'vitest';
import {
  CONTEXT_FIELDS,
  contextQuery,
  readContext,
  searchOf,
  withContext,
  withoutContext,
} from './context.ts';
import { NO_VARY_SEARCH } from './noVarySearch.ts';

const NAMES = { Double_AC: 'Double AC Room', 'Attic&Loft': 'The Attic' };

test.each([
  ['?room=Double_AC', { room: 'Double AC Room' }],
  ['?room=Double_AC&guests=3', { room: 'Double AC Room', guests: 3 }],
  ['?room=Attic%26Loft', { room: 'The Attic' }],
  ['?guests=12', { guests: 12 }],
  ['?guests=5%2B', { guests: '5+' }],
  ['?guests=5+', { guests: '5+' }],
  ['?guests=5%2B&rooms=2', { guests: '5+', rooms: 2 }],
  ['', {}],
])('%j has this context', (search, context) => {
  expect(readContext(search, NAMES)).toEqual(context);
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
  '?guests=0%2B',
  '?guests=5%2B%2B',
  '?rooms=1',
  '?rooms=10',
  '?rooms=some',
])('%j has no context', (search) => {
  expect(readContext(search, NAMES)).toEqual({});
});

test('removing the context leaves other parameters alone', () => {
  expect(withoutContext('?room=Double_AC&guests=3')).toBe('');
  expect(withoutContext('?utm=x&room=Double_AC')).toBe('?utm=x');
});

test('the context can be saved, and set in another address', () => {
  const query = contextQuery('?utm=x&room=Attic%26Loft&guests=3');
  expect(query).toBe('room=Attic%26Loft&guests=3');
  expect(withContext('?room=Double_AC&from=mail', query)).toBe(`?from=mail&${query}`);
  expect(withContext('?room=Double_AC', '')).toBe('');
  expect(withContext('', 'utm=x&guests=2')).toBe('?guests=2');
});

test('a query is recognised without URLSearchParams.size, which iOS 16 lacks', () => {
  const size = vi.spyOn(URLSearchParams.prototype, 'size', 'get');
  size.mockReturnValue(undefined as unknown as number);
  expect(searchOf(new URLSearchParams('guests=3'))).toBe('?guests=3');
  expect(searchOf(new URLSearchParams())).toBe('');
  size.mockRestore();
});

test('No-Vary-Search names the fields of the context', () => {
  expect(NO_VARY_SEARCH).toBe(`params=(${CONTEXT_FIELDS.map((name) => `"${name}"`).join(' ')})`);
});
