import { foldText } from '../../../src/components/faq/ranking.ts';
import { iconWords as hi } from '../../words/hi/iconWords.ts';
import { iconWords as kn } from '../../words/kn/iconWords.ts';

const known = [kn, hi].flatMap((table) =>
  Object.entries(table).map(([english, words]) => ({
    english,
    words: words.split(',').map(foldText),
  })),
);

/** What a Kannada or Hindi word, or its beginning, means among icons: ಹಾಸಿಗೆ means bed. */
export function iconMeanings(typed: string): string[] {
  const word = foldText(typed);
  return known
    .filter(({ words }) => words.some((one) => one.startsWith(word)))
    .map(({ english }) => english);
}
