import type { ContentFile } from '../load.ts';
import { fileAt, roomsIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { fieldWords, stepInto } from './wording.ts';

interface Numbered {
  content: ContentFile;
  path: (string | number)[];
  number: number;
  owner: string;
}

/** Each second use of a number, with its first owner and the next free number. */
function repeats(entries: Numbered[]): Fault[] {
  const free = Math.max(-1, ...entries.map(({ number }) => number)) + 1;
  const owners = new Map<number, string>();
  return entries.flatMap(({ content, path, number, owner }): Fault[] => {
    const first = owners.get(number);
    if (first === undefined) {
      owners.set(number, owner);
      return [];
    }
    return [
      {
        level: 'fault',
        file: content.file,
        line: content.lineOf(path),
        field: fieldWords(path, content.data),
        at: path,
        problem: `The number ${number} belongs to ${first} already.`,
        mend: `Give each its own number. The next free one is ${free}.`,
      },
    ];
  });
}

function numbered(content: ContentFile, path: (string | number)[], owner: string): Numbered[] {
  const number = path.reduce<unknown>(stepInto, content.data);
  return typeof number === 'number' ? [{ content, path, number, owner }] : [];
}

/** Two gallery pictures with one id, two rooms with one place in the order. */
export function repeatedNumbers(contents: ContentFile[]): Fault[] {
  const rooms = roomsIn(contents).flatMap((content) => numbered(content, ['order'], content.file));
  const gallery = fileAt(contents, 'gallery.yaml');
  const items = Array.isArray(gallery?.data) ? gallery.data.length : 0;
  const pictures = Array.from({ length: items }, (_, index) =>
    gallery ? numbered(gallery, [index, 'id'], `entry ${index + 1}`) : [],
  ).flat();
  return [...repeats(rooms), ...repeats(pictures)];
}
