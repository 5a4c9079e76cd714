import { expect, test } from 'vitest';
import { routeIn } from '../../src/site/languages.ts';
import { pageContent } from '../support/inn.ts';
import type { Page } from './support/pages.ts';
import { pages } from './support/site.ts';

const { beside, sections } = pageContent('privacy');

const pageAt = (route: string): Page | undefined => pages.find((page) => page.route === route);
const textAt = (route: string) => pageAt(route)?.document.querySelector('main')?.textContent ?? '';

test('the privacy page says what is true where EmailJS mails the enquiries, and nothing else', () => {
  const text = textAt('/privacy');
  for (const { heading, paragraphs = [], emailjs = [], ownService = [] } of sections) {
    for (const said of [heading, ...emailjs, ...paragraphs]) expect(text).toContain(said);
    for (const other of ownService) expect(text).not.toContain(other.slice(0, 40));
  }
  expect(text).not.toContain('[days]');
});

test.each(['/', '/contact'])('beside the form of %s it says what becomes of it', (route) => {
  expect(textAt(route)).toContain(beside.emailjs);
  expect(textAt(route)).not.toContain(beside.ownService.slice(0, 60));
  expect(pageAt(route)?.document.querySelector('main a[href="/privacy"]')).not.toBeNull();
});

test('every page leads to it from its foot', () => {
  const without = pages.filter(
    ({ code, document }) =>
      !document.querySelector(`footer a[href="${routeIn(code, '/privacy')}"]`),
  );
  expect(without.map(({ route }) => route)).toEqual([]);
});
