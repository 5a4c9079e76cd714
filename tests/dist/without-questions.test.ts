/** An inn without good-to-know.yaml, such as the larger one. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { LARGER_INN } from './support/largerInn.ts';

const dist = LARGER_INN;
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const texts = listFiles(dist).filter((path) => /\.(?:html|txt|xml)$|\/_\w+$/.test(path));

test('without questions there is no page for them, and nothing leads to one', () => {
  expect(texts).toContain('/contact.html');
  expect(texts.filter((path) => /good-to-know/.test(path + read(path)))).toEqual([]);
});

test('the contact page then leads to all the ways on the driver’s card', () => {
  const page = new DOMParser().parseFromString(read('/contact.html'), 'text/html');
  const links = [...page.querySelectorAll('main a')].filter(
    (link) => link.getAttribute('href') === '/drivers-card',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Every way here, with times and fares',
    'Our address to show a driver',
  ]);
});
