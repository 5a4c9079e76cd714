import { roomIdOf } from '../files.ts';
import { type ContentFile, fileAt, roomsIn } from '../load.ts';
import {
  at,
  type Diagnostic,
  error,
  nearest,
  type Pointer,
  quoted,
  stepInto,
  valueAt,
  warning,
} from './diagnostic.ts';

/** What each file says as it should, and what does not go together. */

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The values of one field in a list of entries, with their places in it. */
function textsOf(entries: unknown, field: string) {
  return listOf(entries).flatMap((entry, index) => {
    const typed = stepInto(entry, field);
    return typeof typed === 'string' ? [{ index, text: typed.trim() }] : [];
  });
}

/** Facilities in a group that the page does not have, and groups without a facility. */
export function groupMismatches(contents: readonly ContentFile[]): Diagnostic[] {
  const facilities = fileAt(contents, 'facilities.yaml');
  const page = fileAt(contents, 'pages/facilities.yaml');
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
          : `Write one of its headings: ${known.map(quoted).join(', ')}.`,
      );
    });
  const empty = headings
    .filter(({ text }) => used.every((facility) => facility.text !== text))
    .map(({ index, text }) =>
      warning(
        at(page, ['groups', index, 'heading']),
        `No facility is in the group ${quoted(text)}, so it is not shown.`,
        `Write  group: ${text}  below a facility in ${facilities.name}, or delete the group.`,
      ),
    );
  return [...unknown, ...empty];
}

interface Numbered {
  content: ContentFile;
  pointer: Pointer;
  number: number;
  owner: string;
}

function numbered(content: ContentFile, pointer: Pointer, owner: string): Numbered[] {
  const number = valueAt(content.data, pointer);
  return typeof number === 'number' ? [{ content, pointer, number, owner }] : [];
}

/** Each second use of a number, with its first owner and the next free number. */
function repeats(entries: readonly Numbered[]): Diagnostic[] {
  const free = Math.max(-1, ...entries.map(({ number }) => number)) + 1;
  const owners = new Map<number, string>();
  return entries.flatMap(({ content, pointer, number, owner }) => {
    const first = owners.get(number);
    if (first !== undefined) {
      return error(
        at(content, pointer),
        `The number ${number} belongs to ${first} already.`,
        `Give each its own number. The next free one is ${free}.`,
      );
    }
    owners.set(number, owner);
    return [];
  });
}

/** Two gallery pictures with one id, two rooms with one place in the order. */
export function repeatedNumbers(contents: readonly ContentFile[]): Diagnostic[] {
  const rooms = roomsIn(contents).flatMap((content) => numbered(content, ['order'], content.name));
  const gallery = fileAt(contents, 'gallery.yaml');
  const pictures = listOf(gallery?.data).flatMap((_, index) =>
    gallery ? numbered(gallery, [index, 'id'], `entry ${index + 1}`) : [],
  );
  return [...repeats(rooms), ...repeats(pictures)];
}

/** Two rooms with the same words: a file that was copied and not changed to its end. */
export function twinRooms(contents: readonly ContentFile[]): Diagnostic[] {
  return ['name', 'shortName', 'summary'].flatMap((field) => {
    const owners = new Map<string, string>();
    return roomsIn(contents).flatMap((room) => {
      const words = stepInto(room.data, field);
      if (typeof words !== 'string') return [];
      const key = words.trim().toLowerCase();
      const owner = owners.get(key);
      if (owner !== undefined) {
        return warning(
          at(room, [field]),
          `${quoted(words)} stands in ${owner} as well.`,
          'Give each room its own words, so that guests can tell them apart.',
        );
      }
      owners.set(key, room.name);
      return [];
    });
  });
}

/** More words than this nobody reads before the next guest speaks, three seconds later. */
const MOST_WORDS = 30;

/** Guests who stayed in a room that is not there, and guests who speak for too long. */
export function stayMismatches(contents: readonly ContentFile[]): Diagnostic[] {
  const guests = fileAt(contents, 'testimonials.yaml');
  const rooms = roomsIn(contents).map(({ path }) => roomIdOf(path));
  return listOf(guests?.data).flatMap((guest, index) => {
    if (!guests) return [];
    const room = stepInto(guest, 'room');
    const review = stepInto(guest, 'review');
    const place = (field: string) => at(guests, [index, field], `entry ${index + 1}, ${field}`);
    const found: Diagnostic[] = [];
    if (typeof room === 'string' && !rooms.includes(room)) {
      const fix = `Write one of: ${rooms.join(', ')}. Or leave it out.`;
      found.push(error(place('room'), `There is no room ${quoted(room)}.`, fix));
    }
    const length = typeof review === 'string' ? review.trim().split(/\s+/).length : 0;
    if (length > MOST_WORDS) {
      found.push(
        warning(
          place('review'),
          `These are ${length} words; the next guest speaks after three seconds.`,
          'Keep the sentence that nobody else could have said: 20 to 25 words.',
        ),
      );
    }
    return found;
  });
}
