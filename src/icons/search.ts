import { icons } from '@phosphor-icons/core';
import type { IconName } from './names.ts';

/** An icon, and the words by which its makers say that people look for it. */
export interface FoundIcon {
  name: IconName;
  words: string[];
}

const family: readonly FoundIcon[] = icons.map(({ name, tags }) => ({
  name,
  // Signs of the family's own, such as *new*, say nothing of what is drawn.
  words: tags.filter((tag) => !tag.startsWith('*')),
}));

/** How well one word of a search fits an icon: the lower the better, undefined not at all. */
function rankOf({ name, words }: FoundIcon, asked: string): number | undefined {
  const parts = name.split('-');
  if (name === asked) return 0;
  if (parts.includes(asked)) return 1;
  if (words.includes(asked)) return 2;
  if (parts.some((part) => part.startsWith(asked))) return 3;
  if (words.some((word) => word.split(/[ -]/).some((part) => part.startsWith(asked)))) return 4;
  return undefined;
}

/**
 * Icons by what people call the thing: `pool` finds `swimming-pool`. All words must fit; an empty
 * search finds the whole family.
 * @param limit the most that are wanted, best first
 */
export function searchIcons(search: string, limit = 60): FoundIcon[] {
  const asked = search
    .toLowerCase()
    .split(/[\s,_-]+/)
    .filter(Boolean);
  const ranked = family.flatMap((icon) => {
    const ranks = asked.map((word) => rankOf(icon, word));
    const sum = ranks.reduce<number>((all, one) => all + (one ?? Number.POSITIVE_INFINITY), 0);
    // Of two that fit as well, the plainer one: its name is shorter.
    return Number.isFinite(sum)
      ? [{ icon, rank: sum * 100 + (sum > 0 ? icon.name.length : 0) }]
      : [];
  });
  if (asked.length > 0) ranked.sort((a, b) => a.rank - b.rank);
  return ranked.slice(0, limit).map(({ icon }) => icon);
}
