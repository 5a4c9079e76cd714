import { expect, test } from 'vitest';
import { hasMobile, internationalNumber } from './phone.ts';

test.each([
  ['98450 12345', '+919845012345'],
  ['098450-12345', '+919845012345'],
  ['+91 98450 12345', '+919845012345'],
  ['919845012345', '+919845012345'],
  ['0091 98450 12345', '+919845012345'],
  ['+44 (20) 7946 0958', '+442079460958'],
  ['೯೮೪೫೦ ೧೨೩೪೫', '+919845012345'],
  ['12345', undefined],
  ['call me', undefined],
  ['98450 12345 or 98450 54321', undefined],
  ['+1;ext=5', undefined],
])('%s is %s', (typed, number) => {
  expect(internationalNumber(typed)).toBe(number);
});

test.each([
  '98450 12345',
  '098450-12345',
  '+91 98450 12345',
  '0091 98450 12345',
  '919845012345',
  '+44 20 7946 0958',
  '+1 (415) 555-0123',
  '೯೮೪೫೦ ೧೨೩೪೫',
  '98450 12345 / 98450 54321',
  '98450 12345 (WhatsApp)',
])('“%s” can be a mobile number', (typed) => {
  expect(hasMobile(typed)).toBe(true);
});

test.each([
  '98800',
  'call me',
  '12345 67890',
  '98450 1234',
  '98450 123456',
  '011 2573 1234',
  '+91 12345 67890',
  '+1 23',
  '0000000000',
])('“%s” cannot', (typed) => {
  expect(hasMobile(typed)).toBe(false);
});
