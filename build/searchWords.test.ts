import { expect, test } from 'vitest';
import { withoutSearchWords } from './searchWords.ts';

const page = (tag: string, also: (words: string) => string) =>
  `<main><question-search data-none="“[typed]” &gt; none"${tag}><section><details${also('tea &amp; coffee')}><summary>Food?</summary></details><details><summary>Pets?</summary></details><ul><li${also('rock &#x27;n&#39; &quot;roll&quot;')}>Way</li></ul></section></question-search></main>`;

test('a search’s words move to one file, in the order of its entries', () => {
  const files: unknown[] = [];
  const html = withoutSearchWords(
    page(' data-stop-words="a the"', (words) => ` data-also="${words}"`),
    (json) => `/_astro/words.${files.push(JSON.parse(json))}.json`,
  );
  expect(files).toEqual([{ stopWords: 'a the', also: ['tea & coffee', `rock 'n' "roll"`] }]);
  const bare = page('', () => ' data-also');
  expect(html).toBe(
    bare.replace('<question-search', '<question-search data-words="/_astro/words.1.json"'),
  );
});

test('a page without a search has no such file', () => {
  const html = '<main><p>Nothing to search</p></main>';
  expect(withoutSearchWords(html, () => expect.unreachable())).toBe(html);
});
