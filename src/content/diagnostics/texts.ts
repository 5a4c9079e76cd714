import { FILES } from '../fileNames.ts';
import { pageFile } from '../files.ts';
import { leavesOf } from '../leaves.ts';
import type { ContentFile } from '../load.ts';
import { PLACEHOLDERS } from '../placeholders.ts';
import { at, type Diagnostic, nearest, quoted, warning } from './diagnostic.ts';

/** Placeholders that only these files have; pages fill them in. */
const OWN_SLOTS: Readonly<Record<string, readonly string[]>> = {
  [pageFile('privacy')]: ['[days]'],
  [pageFile('rooms')]: ['[room]'],
  [pageFile('sent')]: ['[reference]'],
};
/** Not checked here: the schema checks words.yaml, and a translation repeats those of its English. */
const UNCHECKED: readonly string[] = [FILES.words, FILES.translations];

const SLOT = /\[[a-z]+\]/gi;

/** Texts in [brackets] that nothing fills in, so that guests would read the brackets. */
export function unknownPlaceholders(contents: readonly ContentFile[]): Diagnostic[] {
  const texts = leavesOf(contents.filter(({ path }) => !UNCHECKED.includes(path)));
  return texts.flatMap(({ content, pointer, value }) => {
    if (typeof value !== 'string') return [];
    const known = [...PLACEHOLDERS, ...(OWN_SLOTS[content.path] ?? [])];
    const unknown = [...new Set(value.match(SLOT))].filter((slot) => !known.includes(slot));
    return unknown.map((slot) => {
      const meant = nearest(slot, known, 2);
      const ask = `Write one of ${known.join(', ')}, or take the brackets out.`;
      return warning(
        at(content, pointer),
        `Guests would read ${quoted(slot)} as it stands: nothing is filled in there.`,
        meant ? `Did you mean ${meant}? ${ask}` : ask,
      );
    });
  });
}

/** Texts that are too long for their place on the page. */
export function longTexts(contents: readonly ContentFile[]): Diagnostic[] {
  const texts = leavesOf(contents.filter(({ path }) => path !== FILES.translations));
  return texts.flatMap(({ content, pointer, value, usual }) => {
    if (typeof value !== 'string' || usual === undefined || value.length <= usual) return [];
    return [
      warning(
        at(content, pointer),
        `The text has ${value.length.toLocaleString('en-IN')} characters; this place is made for ${usual} or fewer.`,
        'Shorten it, or look at the page on a phone before you publish it.',
      ),
    ];
  });
}
