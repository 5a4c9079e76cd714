import { icons } from '@phosphor-icons/core';

/** Phosphor's icons (phosphoricons.com), a family of some 1,500; content files choose from all of them. */
export type IconName = (typeof icons)[number]['name'];

export const iconNames: readonly IconName[] = icons.map(({ name }) => name);
