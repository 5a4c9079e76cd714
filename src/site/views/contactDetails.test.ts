import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { socialNetworks } from '../../content/schema/inn.ts';
import { socialLinks, vcardName } from './contactDetails.ts';

const url = 'https://inn.example/us';

test('every network has a name and a drawing', () => {
  for (const network of socialNetworks) {
    const [link] = socialLinks({ social: [{ network, url }] });
    expect(link?.name, network).toMatch(/^[A-Z]/);
    const drawing = `node_modules/@phosphor-icons/core/assets/light/${link?.icon}-light.svg`;
    expect(existsSync(drawing), drawing).toBe(true);
  }
});

test('the inn’s own label replaces the network’s name', () => {
  const social = [{ network: 'other', label: 'Our walks', url } as const];
  expect(socialLinks({ social })).toEqual([{ name: 'Our walks', icon: 'globe-simple', url }]);
});

test.each([
  ['Copperpod Inn', 'Copperpod-Inn'],
  ['Café “Ünter”, No. 4!', 'Cafe-Unter-No-4'],
  ['ಕಡಲ ಮನೆ', 'contact'],
])('%s is saved as %s.vcf', (inn, name) => {
  expect(vcardName(inn)).toBe(name);
});
