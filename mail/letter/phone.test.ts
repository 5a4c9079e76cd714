import { expect, test } from 'vitest';
import { internationalNumber } from './phone.ts';

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
