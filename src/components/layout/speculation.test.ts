import { expect, test } from 'vitest';
import { leadsToPage, sparesBytes } from './speculation.ts';

const here = new URL('https://inn.example/rooms');
const leads = (href: string) => leadsToPage(new URL(href), here);

test('pages of the site are fetched ahead', () => {
  expect(leads('https://inn.example/contact')).toBe(true);
  expect(leads('https://inn.example/')).toBe(true);
});

test('files, places in a page, this page and other sites are not', () => {
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

test('a guest who saves data or has a slow network fetches nothing ahead', () => {
  expect(sparesBytes()).toBe(true);
  expect(sparesBytes({ effectiveType: '4g' })).toBe(true);
  expect(sparesBytes({ saveData: true, effectiveType: '4g' })).toBe(false);
  for (const effectiveType of ['slow-2g', '2g', '3g']) {
    expect(sparesBytes({ effectiveType }), effectiveType).toBe(false);
  }
});
