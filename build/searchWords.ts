import { unescapeHtml } from '../lib/text.ts';
import type { SearchWords } from '../src/components/faq/question-search.ts';

const SEARCH = '<question-search';
const STOP_WORDS = / data-stop-words="([^"]*)"/;
const ALSO = / data-also="([^"]*)"/g;

/**
 * Moves words that only a page's search needs (synonyms, names in other scripts, stop words; 1 to 3 kB)
 * to a file, which `question-search.ts` fetches when a guest searches.
 * @param addressOf writes the file and returns its address
 */
export function withoutSearchWords(html: string, addressOf: (json: string) => string): string {
  if (!html.includes(SEARCH)) return html;
  const words: SearchWords = {
    stopWords: unescapeHtml(STOP_WORDS.exec(html)?.[1] ?? ''),
    also: [...html.matchAll(ALSO)].map(([, also = '']) => unescapeHtml(also)),
  };
  // Leave the attribute, empty, on entries that have words: question-search.ts fills it in again.
  return html
    .replace(STOP_WORDS, '')
    .replace(ALSO, ' data-also')
    .replace(SEARCH, () => `${SEARCH} data-words="${addressOf(JSON.stringify(words))}"`);
}
