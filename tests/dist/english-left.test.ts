/** What guests read or hear in another language is in it, or says that it is English. */
import { expect, test } from 'vitest';
import { pages } from './support/site.ts';

/** Names that are the same in every language, and what stands in Latin letters on papers. */
const NAMES =
  /^(?:WhatsApp|Instagram|Facebook|YouTube|EmailJS|Google|Apple|Maps|OpenStreetMap|Pte|Ltd|GSTIN|CCTV|OCI|FRRO|Form)$/;
const ADDRESS = /\S+@\S+|https?:\/\/\S+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?/g;
const WORD = /[A-Za-z][A-Za-z’'-]{2,}/g;
const HEARD = ['alt', 'aria-label', 'title', 'placeholder'];
const isOther = (element: Element | null) =>
  element?.closest('script, style, [lang]:not(html)') !== null;

/** The words in Latin letters of a page that no `lang` tells apart. */
function latinWords(document: Document): string[] {
  const said: string[] = [];
  const texts = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!isOther(node.parentElement)) said.push(node.nodeValue ?? '');
  }
  for (const name of HEARD) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (!isOther(element)) said.push(element.getAttribute(name) ?? '');
    }
  }
  const description = document.querySelector('meta[name=description]')?.getAttribute('content');
  return [...said, description ?? ''].flatMap(
    (text) => text.replace(ADDRESS, '').match(WORD) ?? [],
  );
}

test.each(pages.filter(({ code }) => code !== 'en').map((page) => [page.route, page] as const))(
  '%s is in its language, but for names',
  (_, { document }) => {
    const words = latinWords(document);
    expect(words).toContain('WhatsApp');
    expect(words.filter((word) => !NAMES.test(word))).toEqual([]);
  },
);
