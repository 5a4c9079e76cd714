/** What guests read or hear in another language is in it, or says which it is in. */
import { expect, test } from 'vitest';
import { fileAt, ownPath, pages } from './support/site.ts';

/** Names that are the same in every language, and what stands in Latin letters on papers. */
const NAMES =
  /^(?:WhatsApp|Instagram|Facebook|YouTube|EmailJS|Google|Apple|Maps|OpenStreetMap|Pte|Ltd|GSTIN|CCTV|OCI|FRRO|Form)$/;
const ADDRESS = /\S+@\S+|https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g;
const WORD = /[A-Za-z][A-Za-z’'-]{2,}/g;
const HEARD = ['alt', 'abbr', 'title', 'placeholder'];
const ARIA = ['label', 'description', 'roledescription', 'valuetext'].map((name) => `aria-${name}`);
/** What scripts say later. */
const LATER = `awake copied failed label many missing none one pause play question sentence title`
  .split(' ')
  .map((name) => `data-${name}`);
/** Filled in by scripts. */
const VALUE = /\[\w+\]/g;
const isOther = (element: Element | null) =>
  element?.closest('script, style, [lang]:not(html)') !== null;

const latinIn = (text: string): string[] =>
  text.replace(ADDRESS, '').replace(VALUE, '').match(WORD) ?? [];

/** The words in Latin letters of a page that no `lang` tells apart. */
function latinWords(document: Document): string[] {
  const said: string[] = [];
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (isOther(node.parentElement)) continue;
    // An address may break there, and is one all the same.
    const start = node.previousSibling?.nodeName === 'WBR' ? said.pop() : '';
    said.push(`${start}${node.nodeValue}`);
  }
  for (const name of [...HEARD, ...ARIA, ...LATER]) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isOther(element)) said.push(element.getAttribute(name) ?? '');
    }
  }
  for (const meta of document.querySelectorAll('[name=description], [property^="og:"]')) {
    if (!/^og:(?:locale|type|image)/.test(meta.getAttribute('property') ?? ''))
      said.push(meta.getAttribute('content') ?? '');
  }
  return said.flatMap(latinIn);
}

const SCRIPTS = [
  ['kn', /\p{Script=Kannada}/u],
  ['hi', /\p{Script=Devanagari}/u],
] as const;

test.each(pages.map((page) => [page.route, page] as const))(
  '%s names the language of what is in Kannada or Hindi letters',
  (_, { document }) => {
    const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    const others: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? '';
      const element = node.parentElement;
      if (element?.closest('script, style')) continue;
      const named = element?.closest('[lang]')?.getAttribute('lang') ?? '';
      const isOther = SCRIPTS.some(
        ([code, letters]) => letters.test(text) && !named.startsWith(code),
      );
      if (isOther) others.push(`${named}: ${text}`);
    }
    expect(others).toEqual([]);
  },
);

test.each(pages.filter(({ code }) => code !== 'en').map((page) => [page.route, page] as const))(
  '%s is in its language, but for names',
  (_, { document }) => {
    const words = latinWords(document);
    expect(words).toContain('WhatsApp');
    expect(words.filter((word) => !NAMES.test(word))).toEqual([]);
  },
);

test.each([
  ['kn', 'Hindi'],
  ['hi', 'Kannada'],
])('what assistants read in %s is in it, but for names', (code, other) => {
  const english = new Set(pages.map((page) => page.code === 'en' && page.route));
  // A line about a page that is not translated yet is in English.
  const lines = String(fileAt(`/${code}/llms.txt`))
    .split('\n')
    .filter((line) => {
      const [, address] = /\]\(([^)]+)\)/.exec(line) ?? [];
      return !address || !english.has(ownPath(address) ?? '');
    });
  expect(lines.length).toBeGreaterThan(20);
  const words = latinIn(lines.join('\n'));
  expect(words).toContain('WhatsApp');
  expect(words.filter((word) => !NAMES.test(word))).toEqual([other]);
});
