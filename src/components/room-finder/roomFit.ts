import {
  fewestGuests,
  type GuestCount,
  parseGuests,
  searchOf,
} from '../../enquiry/contract/context.ts';
import type { Climate } from '../../site/words/whichRoom.ts';

/** A guest's answers to the rooms page's two questions; undefined if not answered. */
export interface Answers {
  /** Number of guests. */
  guests?: GuestCount | undefined;
  climate?: Climate | undefined;
}

/** The properties of a room that the questions are about. */
interface Kind {
  sleeps: number;
  climate: string;
}

/** Reads the answers from an address and ignores invalid values. */
export function answersIn(search: string): Answers {
  const parameters = new URLSearchParams(search);
  const guests = parseGuests(parameters.get('guests'));
  const climate = parameters.get('climate') ?? '';
  return {
    ...(guests && { guests }),
    ...(climate === 'ac' && { climate }),
    // Accepts the question's own word as well: people may type the address.
    ...(/^(non-ac|fan)$/.test(climate) && { climate: 'non-ac' as const }),
  };
}

/** A query with these answers and all other parameters unchanged; empty, or starting with `?`. */
export function withAnswers(search: string, { guests, climate }: Answers): string {
  const query = new URLSearchParams(search);
  for (const [name, answer] of Object.entries({ guests, climate })) {
    if (answer === undefined) query.delete(name);
    else query.set(name, String(answer));
  }
  return searchOf(query);
}

/**
 * Tells which rooms fit: those of the chosen climate with the smallest capacity that is enough, since a
 * room for four does not suit two.
 */
export function fitting(
  rooms: readonly Kind[],
  { guests, climate }: Answers,
): (room: Kind) => boolean {
  const fewest = guests === undefined ? 0 : fewestGuests(guests);
  const suits = (room: Kind) =>
    (climate === undefined || room.climate === climate) && room.sleeps >= fewest;
  if (fewest === 0) return suits;
  const smallest = Math.min(...rooms.filter(suits).map(({ sleeps }) => sleeps));
  return (room) => suits(room) && room.sleeps === smallest;
}
