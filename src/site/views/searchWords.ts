import { wordsIn } from '../../components/faq/ranking.ts';
import { synonyms } from '../words/search.ts';

/**
 * The words, seen by nobody, by which the search finds a question besides its text: the inn's own
 * (`also`), and synonyms of both. Answers get none: "no charge" does not tell a price.
 */
export function searchWords(question: string, also = ''): string | undefined {
  const present = new Set(wordsIn(`${question} ${also}`));
  const isPresent = (word: string) => wordsIn(word).some((form) => present.has(form));
  const added = synonyms
    .filter((words) => words.some(isPresent))
    .flat()
    .filter((word) => !isPresent(word));
  return [also, ...new Set(added)].filter(Boolean).join(' ') || undefined;
}
