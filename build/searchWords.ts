import { unescapeHtml } from '../lib/text.ts';
import type { SearchWords } from '../src/components/faq/question-search.ts';

const SEARCH = '<question-search';
const STOP_WORDS = / data-stop-words="([^"]*)"/;
const ALSO = / data-also="([^"]*)"/g;

/**
 * Moves the words that only a page's search reads to a file, which `question-search.ts` fetches when a
 * guest searches: synonyms, names in other scripts, stop words. They are 1 to 3 kB.
 * @param addressOf writes the file, and names it
 */
export function withoutSearchWords(html: string, addressOf: (json: string) => string): string {
  if (!html.includes(SEARCH)) return html;
  const words: SearchWords = {
    stopWords: unescapeHtml(STOP_WORDS.exec(html)?.[1] ?? ''),
    also: [...html.matchAll(ALSO)].map(([, also = '']) => unescapeHtml(also)),
  };
  // The attribute stays, empty, on the entries that have words.
  return html
    .replace(STOP_WORDS, '')
    .replace(ALSO, ' data-also')
    .replace(SEARCH, () => `${SEARCH} data-words="${addressOf(JSON.stringify(words))}"`);
}
