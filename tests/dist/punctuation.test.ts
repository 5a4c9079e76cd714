import { expect, test } from 'vitest';
import { pages } from './support/site.ts';

test('no page has a straight apostrophe in its words', () => {
  const found = pages.flatMap(({ route, document }) => {
    const words = document.querySelector('main')?.cloneNode(true) as Element;
    for (const code of words.querySelectorAll('script, style')) code.remove();
    return (words.textContent?.match(/\p{L}+'\p{L}+/gu) ?? []).map((word) => `${route}: ${word}`);
  });
  expect(found).toEqual([]);
});
