import { roomIdOf } from '../addresses.ts';
import type { ContentFile } from '../load.ts';
import { fileAt, roomsIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { quoted, stepInto } from './wording.ts';

/** More words than this nobody reads before the next guest speaks, three seconds later. */
const MOST_WORDS = 30;

/** Guests who stayed in a room that is not there, and guests who speak for too long. */
export function stayFaults(contents: readonly ContentFile[]): Fault[] {
  const guests = fileAt(contents, 'testimonials.yaml');
  if (!guests || !Array.isArray(guests.data)) return [];
  const rooms = roomsIn(contents).map(({ path }) => roomIdOf(path));
  return guests.data.flatMap((guest, index): Fault[] => {
    const room = stepInto(guest, 'room');
    const review = stepInto(guest, 'review');
    const at = (field: string) => ({
      file: guests.file,
      line: guests.lineOf([index, field]),
      field: `entry ${index + 1}, ${field}`,
      at: [index, field],
    });
    const length = typeof review === 'string' ? review.trim().split(/\s+/).length : 0;
    return [
      ...(typeof room === 'string' && !rooms.includes(room)
        ? [
            {
              level: 'fault' as const,
              ...at('room'),
              problem: `There is no room ${quoted(room)}.`,
              mend: `Write one of: ${rooms.join(', ')}. Or leave it out.`,
            },
          ]
        : []),
      ...(length > MOST_WORDS
        ? [
            {
              level: 'warning' as const,
              ...at('review'),
              problem: `These are ${length} words; the next guest speaks after three seconds.`,
              mend: 'Keep the sentence that nobody else could have said: 20 to 25 words.',
            },
          ]
        : []),
    ];
  });
}
