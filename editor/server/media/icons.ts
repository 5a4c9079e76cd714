import { iconPaths } from '../../../src/icons/paths.ts';
import { searchIcons } from '../../../src/icons/search.ts';
import type { IconDrawing } from '../../model/api.ts';

const drawn = ({ name, words }: ReturnType<typeof searchIcons>[number]): IconDrawing => ({
  name,
  words,
  paths: iconPaths(name),
});

/** Searches the icons, best match first. */
export const findIcons = (search = '') => searchIcons(search).map(drawn);

/** The icons of these names. */
export const iconsNamed = (names: readonly string[]) =>
  searchIcons('', Number.POSITIVE_INFINITY)
    .filter(({ name }) => names.includes(name))
    .map(drawn);
