import { icons } from '@phosphor-icons/core';

/** Phosphor's icons (phosphoricons.com), about 1,500; content files may use any of them. */
export type IconName = (typeof icons)[number]['name'];

export const iconNames: readonly IconName[] = icons.map(({ name }) => name);
