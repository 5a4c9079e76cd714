import { expect, test } from 'vitest';
import { leadsToPage, sparesBytes } from './speculation.ts';

const here = new URL('https://inn.example/rooms');
const leads = (href: string) => leadsToPage(new URL(href), here);

test('pages of this site are prefetched', () => {
  expect(leads('https://inn.example/contact')).toBe(true);
  expect(leads('https://inn.example/')).toBe(true);
});

test('files, fragments, this page and other sites are not', () => {
  for (const href of [
    'https://inn.example/_astro/hall.jpeg',
    'https://inn.example/rooms#triple',
    'https://inn.example/rooms',
    'https://inn.example/rooms?guests=3',
    'https://inn.example/rooms?guests=3',
    'https://maps.example/contact',
    'mailto:stay@inn.example',
    'tel:+918000000168',
  ]) {
    expect(leads(href), href).toBe(false);
  }
});

test('nothing is prefetched with data saving or on a slow network', () => {
  expect(sparesBytes()).toBe(true);
  expect(sparesBytes({ effectiveType: '4g' })).toBe(true);
  expect(sparesBytes({ saveData: true, effectiveType: '4g' })).toBe(false);
  for (const effectiveType of ['slow-2g', '2g', '3g']) {
    expect(sparesBytes({ effectiveType }), effectiveType).toBe(false);
  }
});
