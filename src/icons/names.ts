import { icons } from '@phosphor-icons/core';

/** Phosphor's icons (phosphoricons.com), about 1,500; content files may use any of them. */
export type IconName = (typeof icons)[number]['name'];

export const iconNames: readonly IconName[] = icons.map(({ name }) => name);

/** An icon and its makers' search tags. */
export interface FoundIcon {
  name: IconName;
  words: string[];
}

const family: readonly FoundIcon[] = icons.map(({ name, tags }) => ({
  name,
  // Tags such as *new* do not describe the drawing.
  words: tags.filter((tag) => !tag.startsWith('*')),
}));

/** How well a word of a search matches an icon: lower is better, infinite is no match. */
function rankOf({ name, words }: FoundIcon, terms: string): number {
  const parts = name.split('-');
  if (name === terms) return 0;
  if (parts.includes(terms)) return 1;
  if (words.includes(terms)) return 2;
  if (parts.some((part) => part.startsWith(terms))) return 3;
  if (words.some((word) => word.split(/[ -]/).some((part) => part.startsWith(terms)))) return 4;
  return Number.POSITIVE_INFINITY;
}

/**
 * Finds icons by everyday words: `pool` finds `swimming-pool`. Every word must match; an empty
 * search returns all icons.
 * @param limit maximum number of results, best first
 * @param meanings what a word of another language may mean: English words
 */
export function searchIcons(
  search: string,
  limit = 60,
  meanings: (word: string) => readonly string[] = () => [],
): FoundIcon[] {
  const terms = search
    .toLowerCase()
    .split(/[\s,_-]+/)
    .filter(Boolean)
    .map((word) => [word, ...meanings(word)]);
  const ranked = family.flatMap((icon) => {
    const sum = terms
      .map((ways) => Math.min(...ways.map((word) => rankOf(icon, word))))
      .reduce((all, one) => all + one, 0);
    // Of two equal matches, the shorter name is usually the plainer icon.
    return Number.isFinite(sum)
      ? [{ icon, rank: sum * 100 + (sum > 0 ? icon.name.length : 0) }]
      : [];
  });
  if (terms.length > 0) ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, limit).map(({ icon }) => icon);
}
