/** The search of Good to know, on the built page. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../src/components/faq/question-search.ts';
import { pages } from './support/site.ts';

const html = pages.find(({ route }) => route === '/good-to-know')?.document.body.innerHTML ?? '';

beforeEach(() => {
  document.body.innerHTML = html;
});
afterEach(() => document.body.replaceChildren());

const search = () => document.querySelector('question-search');

/** What the page shows for these words, best first: a question's id, or the address of a link. */
function found(typed: string): string[] {
  const field = document.querySelector('input');
  if (!field) throw new Error('The page has no search.');
  field.value = typed;
  field.dispatchEvent(new Event('input'));
  return [...(search()?.querySelectorAll('section:not([hidden]) :is(details, li)') ?? [])]
    .filter((entry) => !(entry as HTMLElement).hidden)
    .map((entry) => (entry.querySelector('[id]')?.id || entry.querySelector('a')?.hash) ?? '');
}

const nameOf = (href: string) => document.querySelector(`${href} h3`)?.textContent;

test.each([
  ['price', /room-price/],
  ['tariff', /room-price/],
  ['rate', /room-price/],
  ['charges', /room-price/],
  ['cancel', /cancel/],
  ['refund', /cancel/],
  ['pets', /pets/],
  ['dog', /pets/],
  ['alcohol', /alcohol/],
  ['beer', /alcohol/],
  ['laundry', /laundry/],
  ['wi-fi', /wifi/],
  ['check-in', /check-in/],
  ['checkout time', /check-in/],
  ['ID', /id-papers/],
  ['do you have a lift', /lift/],
  ['travelling alone', /alone/],
  ['solo woman', /alone/],
  ['CCTV', /cctv/],
  ['desk at night', /night-desk/],
])('“%s” finds its question first', (typed, expected) => {
  const [first = ''] = found(typed);
  const question = document.getElementById(first)?.closest('details')?.querySelector('h3');
  expect(`${first} ${question?.textContent}`).toMatch(expected);
});

test.each([
  ['KSR', /KSR/],
  ['airport', /Airport/],
  ['flight', /Airport|Will somebody be up/],
  ['metro', /metro|station/i],
  ['cab', /./],
  ['taxi', /./],
  ['majestic', /Majestic/],
  ['airport cab price', /Airport/],
])('“%s” finds the way from there', (typed, expected) => {
  const ways = found(typed).filter((entry) => entry.startsWith('#'));
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.map(nameOf).join()).toMatch(expected);
});

test('a word is not found inside another', () => {
  expect(found('id').length).toBeLessThan(6);
  expect(found('otel')).toEqual([]);
});

test('what nothing answers goes to the desk with the words typed', () => {
  expect(found('swimming pool')).toEqual([]);
  const none = search()?.querySelector<HTMLElement>('[data-part=none]');
  expect(none?.hidden).toBe(false);
  for (const link of none?.querySelectorAll('a') ?? []) {
    expect(decodeURIComponent(link.href)).toContain('swimming pool');
  }
});

test('the cleared search shows all questions as before, and no ways among them', () => {
  const before = found('');
  found('airport');
  expect(found('')).toEqual(before);
  expect(before.filter((entry) => entry.startsWith('#'))).toEqual([]);
  expect(before.length).toBeGreaterThan(10);
});

test('each way that the search leads to is on the page, in the order of the section', () => {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#results + ul a')];
  const starts = [...document.querySelectorAll('#getting-here h3')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.map(({ hash }) => nameOf(hash))).toEqual(starts.map((start) => start.textContent));
});
