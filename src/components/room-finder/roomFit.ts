import { guestsIn } from '../../enquiry/contract/context.ts';

/** What a guest answered to the two questions of the rooms page; nothing when not asked. */
export interface Answers {
  /** How many are coming. */
  guests?: number | undefined;
  climate?: 'ac' | 'non-ac' | undefined;
}

/** As much of a room as the questions are about. */
interface Kind {
  sleeps: number;
  climate: string;
}

/** The answers in an address; what is not an answer is passed by. */
export function answersIn(search: string): Answers {
  const asked = new URLSearchParams(search);
  const guests = guestsIn(asked.get('guests'));
  const climate = asked.get('climate') ?? '';
  return {
    ...(guests && { guests }),
    ...(climate === 'ac' && { climate }),
    // As the question says it, too: somebody may write the address by hand.
    ...(/^(non-ac|fan)$/.test(climate) && { climate: 'non-ac' as const }),
  };
}

/** The query of an address with these answers in it and the rest as it was; empty, or from `?` on. */
export function withAnswers(search: string, { guests, climate }: Answers): string {
  const query = new URLSearchParams(search);
  for (const [name, answer] of Object.entries({ guests, climate })) {
    if (answer === undefined) query.delete(name);
    else query.set(name, String(answer));
  }
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Which rooms are right: those of the climate asked for in which all guests sleep, and of them the
 * snuggest, since a room for four is no answer to two.
 */
export function fitting(
  rooms: readonly Kind[],
  { guests = 0, climate }: Answers,
): (room: Kind) => boolean {
  const suits = (room: Kind) =>
    (climate === undefined || room.climate === climate) && room.sleeps >= guests;
  if (guests === 0) return suits;
  const snuggest = Math.min(...rooms.filter(suits).map(({ sleeps }) => sleeps));
  return (room) => suits(room) && room.sleeps === snuggest;
}
