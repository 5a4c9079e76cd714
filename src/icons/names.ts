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

/** How well a word of a search matches an icon: lower is better, undefined is no match. */
function rankOf({ name, words }: FoundIcon, terms: string): number | undefined {
  const parts = name.split('-');
  if (name === terms) return 0;
  if (parts.includes(terms)) return 1;
  if (words.includes(terms)) return 2;
  if (parts.some((part) => part.startsWith(terms))) return 3;
  if (words.some((word) => word.split(/[ -]/).some((part) => part.startsWith(terms)))) return 4;
  return undefined;
}

/**
 * Finds icons by everyday words: `pool` finds `swimming-pool`. Every word must match; an empty
 * search returns all icons.
 * @param limit maximum number of results, best first
 */
export function searchIcons(search: string, limit = 60): FoundIcon[] {
  const terms = search
    .toLowerCase()
    .split(/[\s,_-]+/)
    .filter(Boolean);
  const ranked = family.flatMap((icon) => {
    const ranks = terms.map((word) => rankOf(icon, word));
    const sum = ranks.reduce<number>((all, one) => all + (one ?? Number.POSITIVE_INFINITY), 0);
    // Of two equal matches, the shorter name is usually the plainer icon.
    return Number.isFinite(sum)
      ? [{ icon, rank: sum * 100 + (sum > 0 ? icon.name.length : 0) }]
      : [];
  });
  if (terms.length > 0) ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, limit).map(({ icon }) => icon);
}
