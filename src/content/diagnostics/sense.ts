import type { ContentFile } from '../load.ts';
import { innIn, roomsIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { quoted, stepInto } from './wording.ts';

/** What is written as it should be and can hardly be meant. */

// Roughly India, in degrees: every telephone number of the site begins with +91.
const LATITUDES = [6, 38] as const;
const LONGITUDES = [68, 98] as const;

const isWithin = (value: unknown, [from, to]: readonly [number, number]) =>
  typeof value === 'number' && value >= from && value <= to;

/** A map that would show another country, mostly since the two numbers are the wrong way round. */
export function placeFaults(contents: readonly ContentFile[]): Fault[] {
  const inn = innIn(contents);
  const location = stepInto(inn?.data, 'location');
  const latitude = stepInto(location, 'latitude');
  const longitude = stepInto(location, 'longitude');
  if (!inn || typeof latitude !== 'number' || typeof longitude !== 'number') return [];
  if (isWithin(latitude, LATITUDES) && isWithin(longitude, LONGITUDES)) return [];
  const at = {
    file: inn.file,
    line: inn.lineOf(['location', 'latitude']),
    field: 'location',
    at: ['location', 'latitude'],
  };
  const isSwapped = isWithin(longitude, LATITUDES) && isWithin(latitude, LONGITUDES);
  return isSwapped
    ? [
        {
          level: 'fault',
          ...at,
          problem: 'Latitude and longitude are the wrong way round.',
          mend: `Write latitude: ${longitude} and longitude: ${latitude}.`,
        },
      ]
    : [
        {
          level: 'warning',
          ...at,
          problem: `The map would show a place outside India: ${latitude}, ${longitude}.`,
          mend: 'Long-press the inn’s door in a maps app: the first number is the latitude, the second the longitude.',
        },
      ];
}

/** Two rooms with the same words: a file that was copied and not changed to its end. */
export function twinRooms(contents: readonly ContentFile[]): Fault[] {
  const rooms = roomsIn(contents);
  return ['name', 'shortName', 'summary'].flatMap((field) => {
    const owners = new Map<string, string>();
    return rooms.flatMap((room): Fault[] => {
      const words = stepInto(room.data, field);
      if (typeof words !== 'string') return [];
      const key = words.trim().toLowerCase();
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, room.file);
        return [];
      }
      return [
        {
          level: 'warning',
          file: room.file,
          line: room.lineOf([field]),
          field,
          at: [field],
          problem: `${quoted(words)} stands in ${owner} as well.`,
          mend: 'Give each room its own words, so that guests can tell them apart.',
        },
      ];
    });
  });
}
