import { expect, test } from 'vitest';
import { standing } from './unresolvedErrors.ts';

test('a refusal goes when its fault is mended', () => {
  expect(standing({ name: 'missing', rooms: 'missing' }, { rooms: 'missing' })).toEqual({
    rooms: 'missing',
  });
});

test('nobody is corrected in the middle of a word', () => {
  expect(standing({ email: 'missing' }, { email: 'malformed', name: 'missing' })).toEqual({});
});
