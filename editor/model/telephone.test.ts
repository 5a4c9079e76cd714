import { expect, test } from 'vitest';
import { indianNumber } from './telephone.ts';

test.each([
  ['98450 11223', '+91 98450 11223'],
  ['9845011223', '+91 98450 11223'],
  ['098450-11223', '+91 98450 11223'],
  ['+91-98450-11223', '+91 98450 11223'],
  ['+91 (0) 98450 11223', '+91 98450 11223'],
  ['0091 98450 11223', '+91 98450 11223'],
  ['91 9845011223', '+91 98450 11223'],
  [' 080 4123 4567 ', '+91 80 4123 4567'],
  ['(080) 41234567', '+91 80 4123 4567'],
  ['0821 245 6789', '+91 8212456789'],
])('%s is a number of India', (typed, meant) => {
  const number = indianNumber(typed);
  expect(number?.replaceAll(' ', '')).toBe(meant.replaceAll(' ', ''));
  // The pattern of inn.yaml's schema.
  expect(number).toMatch(/^\+91[ \d]{10,14}$/);
});

test('a mobile number is split in two halves, a landline after its city code', () => {
  expect(indianNumber('9845011223')).toBe('+91 98450 11223');
  expect(indianNumber('08041234567')).toBe('+91 80 4123 4567');
});

test.each(['', '98450', '98450 112233', '+44 20 7946 0958', '+91 98450 11223', 'ask Asha', '+91'])(
  'nothing is offered for “%s”',
  (typed) => expect(indianNumber(typed)).toBeUndefined(),
);
