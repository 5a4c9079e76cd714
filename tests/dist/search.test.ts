/** The search of Good to know, on the built page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '../../src/components/faq/question-search.ts';
import { soon } from '../support/soon.ts';
import { fileAt, pages } from './support/site.ts';

const search = () => document.querySelector('question-search');

/** Shows a page whose search has its words. */
async function show(route: string): Promise<void> {
  const { body } = pages.find((page) => page.route === route)?.document ?? {};
  // A copy: the pages are shared, and parsing them again takes long.
  document.body.replaceChildren(...(body ? document.importNode(body, true).childNodes : []));
  search()?.querySelector('input')?.dispatchEvent(new Event('focus'));
  await soon(() => expect(search()?.hasAttribute('data-stop-words')).toBe(true));
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (path: string) => new Response(new Uint8Array(fileAt(path) ?? [])));
  await show('/good-to-know');
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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
  ['couple allowed', /couples/],
  ['pet friendly', /pets/],
  ['breakfast time', /restaurant-hours/],
  ['late check in', /late-arrival/],
  ['late check out', /longer/],
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

/** In script, in Latin letters as guests spell them, and mixed with English. */
test.each([
  ['kn', 'ದರ', /room-price/],
  ['kn', 'bele eshtu', /room-price/],
  ['kn', 'ನಾಯಿ', /pets/],
  ['kn', 'naayi', /pets/],
  ['kn', 'ರದ್ದು', /cancel/],
  ['kn', 'ಲಿಫ್ಟ್ ಇದೆಯಾ', /lift/],
  ['kn', 'checkout time', /check-in/],
  ['kn', 'room price', /room-price/],
  ['kn', 'ತಡವಾಗಿ ಚೆಕ್-ಇನ್', /late-arrival/],
  ['kn', 'hotel nalli wifi ideya', /wifi/],
  ['kn', 'ಮಕ್ಕಳು', /child/],
  ['hi', 'किराया कितना है', /room-price/],
  ['hi', 'kiraya', /room-price/],
  ['hi', 'keemat', /room-price/],
  ['hi', 'क़ीमत', /room-price/],
  ['hi', 'aadhar card', /id-papers/],
  ['hi', 'late check in', /late-arrival/],
  ['hi', 'कुत्ता', /pets/],
  ['hi', 'sharaab', /alcohol/],
  ['hi', 'शराब', /alcohol/],
  ['hi', 'लिफ्ट', /lift/],
  ['hi', 'khaana', /food|breakfast|meal/],
])('in %s, “%s” finds its question first', async (code, typed, expected) => {
  await show(`/${code}/good-to-know`);
  const [first = ''] = found(typed);
  expect(first).toMatch(expected);
});

test.each([
  ['kn', 'ಹೋಟೆಲ್ ಹತ್ತಿರ'],
  ['kn', 'hotel hattira'],
  ['kn', 'ಆಸ್ಪತ್ರೆ'],
  ['kn', 'aaspatre'],
  ['kn', 'chaha'],
  ['kn', 'ವಿಮಾನ ನಿಲ್ದಾಣ'],
  ['hi', 'होटल के पास'],
  ['hi', 'hotel ke paas'],
  ['hi', 'अस्पताल'],
  ['hi', 'aspataal'],
  ['hi', 'chai'],
  ['hi', 'चाय'],
  ['hi', 'hawaai adda'],
])('in %s, “%s” finds something', async (code, typed) => {
  await show(`/${code}/good-to-know`);
  const all = found('').length;
  const some = found(typed);
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all);
});

test.each(['/good-to-know', '/kn/good-to-know', '/hi/good-to-know'])(
  '%s leaves the words that only the search reads to its file',
  async (route) => {
    const { html = '' } = pages.find((page) => page.route === route) ?? {};
    await show(route);
    const also = [...document.querySelectorAll<HTMLElement>('[data-also]')].map(
      ({ dataset }) => dataset['also'] ?? '',
    );
    expect(also.length).toBeGreaterThan(30);
    for (const words of also) {
      expect(words).not.toBe('');
      expect(html).not.toContain(`="${words}"`);
    }
    expect(html).not.toContain('data-stop-words');
  },
);
