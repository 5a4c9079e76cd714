import { expect, test } from 'vitest';
import { vcardName } from './card.ts';

test.each([
  ['Copperpod Inn', 'Copperpod-Inn'],
  ['Café “Ünter”, No. 4!', 'Cafe-Unter-No-4'],
  ['ಕಡಲ ಮನೆ', 'contact'],
])('%s is saved as %s.vcf', (inn, name) => {
  expect(vcardName(inn)).toBe(name);
});
