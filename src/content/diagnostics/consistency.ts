import { FILES } from '../fileNames.ts';
import { pageFile, roomIdOf } from '../files.ts';
import { type ContentFile, fileAt, roomsIn } from '../load.ts';
import { listOf, type Pointer, stepInto, textIn, valueAt } from '../pointer.ts';
import { at, type Diagnostic, error, nearest, quoted, warning } from './diagnostic.ts';

/** Contradictions between files, or between entries, that are each valid by themselves. */

/** The texts of one field in a list of entries, with the entries' indices. */
const textsOf = (entries: unknown, field: string) =>
  listOf(entries).flatMap((entry, index) => {
    const text = textIn(entry, field);
    return text === undefined ? [] : [{ index, text }];
  });

/** Facilities in a group that the page does not have, and groups without a facility. */
export function groupMismatches(contents: readonly ContentFile[]): Diagnostic[] {
  const facilities = fileAt(contents, FILES.facilities);
  const page = fileAt(contents, pageFile('facilities'));
  const headings = textsOf(stepInto(page?.data, 'groups'), 'heading');
  if (!facilities?.data || !page || headings.length === 0) return [];
  const known = headings.map(({ text }) => text);
  const used = textsOf(facilities.data, 'group');
  const unknown = used
    .filter(({ text }) => !known.includes(text))
    .map(({ index, text }) => {
      const meant = nearest(text, known);
      return error(
        at(facilities, [index, 'group']),
        `${page.name} has no group ${quoted(text)}.`,
        meant
          ? `Did you mean ${quoted(meant)}?`
          : `Choose one of its headings: ${known.map(quoted).join(', ')}.`,
      );
    });
  const empty = headings
    .filter(({ text }) => used.every((facility) => facility.text !== text))
    .map(({ index, text }) =>
      warning(
        at(page, ['groups', index, 'heading']),
        `No facility is in the group ${quoted(text)}, so it is not shown.`,
        `Choose this group for a facility in ${facilities.name}, or remove the group.`,
        `In the file:  group: ${text}`,
      ),
    );
  return [...unknown, ...empty];
}

/** Pairs each entry that repeats a key with the first entry that has it; skips entries without a key. */
function repeats<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown) {
  const firsts = new Map<unknown, Entry>();
  return entries.flatMap((entry) => {
    const key = keyOf(entry);
    const first = firsts.get(key);
    if (first === undefined && key !== undefined) firsts.set(key, entry);
    return first === undefined ? [] : [{ entry, first }];
  });
}

interface Numbered {
  content: ContentFile;
  pointer: Pointer;
  owner: string;
}

/** Reports each repeated number with its first owner and the next free number. */
function numberErrors(entries: readonly Numbered[]): Diagnostic[] {
  const numberOf = ({ content, pointer }: Numbered) => {
    const number = valueAt(content.data, pointer);
    return typeof number === 'number' ? number : undefined;
  };
  const free = Math.max(-1, ...entries.map((one) => numberOf(one) ?? -1)) + 1;
  return repeats(entries, numberOf).map(({ entry, first }) =>
    error(
      at(entry.content, entry.pointer),
      `The number ${numberOf(entry)} belongs to ${first.owner} already.`,
      `Give each its own number. The next free one is ${free}.`,
    ),
  );
}

/** Gallery pictures with the same id, and rooms with the same place in the order. */
export function repeatedNumbers(contents: readonly ContentFile[]): Diagnostic[] {
  const gallery = fileAt(contents, FILES.gallery);
  const pictures = listOf(gallery?.data).flatMap((_, index) =>
    gallery ? [{ content: gallery, pointer: [index, 'id'], owner: `entry ${index + 1}` }] : [],
  );
  const rooms = roomsIn(contents).map((content) => {
    return { content, pointer: ['order'], owner: content.name };
  });
  return [...numberErrors(rooms), ...numberErrors(pictures)];
}

/** Two rooms with the same words: probably a copied file that was not completely changed. */
export function twinRooms(contents: readonly ContentFile[]): Diagnostic[] {
  return ['name', 'shortName', 'summary'].flatMap((field) =>
    repeats(roomsIn(contents), ({ data }) => textIn(data, field)?.toLowerCase()).map(
      ({ entry, first }) =>
        warning(
          at(entry, [field]),
          `${quoted(textIn(entry.data, field))} stands in ${first.name} as well.`,
          'Give each room its own words, so that guests can tell them apart.',
        ),
    ),
  );
}

/** The carousel shows a review for three seconds, too short a time for more words. */
const MOST_WORDS = 30;

/** Guests who stayed in a room that does not exist, and reviews that are too long. */
export function stayMismatches(contents: readonly ContentFile[]): Diagnostic[] {
  const guests = fileAt(contents, FILES.testimonials);
  const rooms = roomsIn(contents).map(({ path }) => roomIdOf(path));
  return listOf(guests?.data).flatMap((guest, index) => {
    if (!guests) return [];
    const room = textIn(guest, 'room');
    const review = textIn(guest, 'review');
    const place = (field: string) => at(guests, [index, field], `entry ${index + 1}, ${field}`);
    const found: Diagnostic[] = [];
    if (room !== undefined && !rooms.includes(room)) {
      const fix = 'Choose another room, or leave it empty.';
      const hint = `In the file: ${rooms.join(', ')}.`;
      found.push(error(place('room'), `There is no room ${quoted(room)}.`, fix, hint));
    }
    const length = review?.split(/\s+/).length ?? 0;
    if (length > MOST_WORDS) {
      found.push(
        warning(
          place('review'),
          `These are ${length} words, more than can be read in the three seconds until the next guest’s.`,
          'Keep the sentence that nobody else could have said: 20 to 25 words.',
        ),
      );
    }
    return found;
  });
}
