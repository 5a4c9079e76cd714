/** What a guest asks about before writing a word: it stands in the address of the contact page. */

/** The page that is asked at. */
export const CONTACT_ROUTE = '/contact';

/** In the address and, by the same names, beside the fields of the form. */
export const ASKED_FIELDS = ['room', 'guests'] as const;

/** Where a site tells the names of its rooms by their addresses; the e-mail service reads it too. */
export const ROOM_NAMES = '/rooms.json';

export interface Asked {
  /** A room's name, as guests read it. */
  room?: string;
  guests?: number;
}

/** The names of the rooms by their addresses, without the slash. */
export type RoomNames = Readonly<Record<string, string>>;

/** @returns how many guests a text says; undefined for what is no such number, as one of three digits. */
export function guestsIn(text: string | null | undefined): number | undefined {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) || undefined : undefined;
}

/**
 * What an address asks about; a room that is not there and a number that is none are left out.
 * @param search the query of the address, such as `?room=Deluxe_Double_AC_Room&guests=3`
 */
export function readAsked(search: string, names: RoomNames): Asked {
  const query = new URLSearchParams(search);
  const id = query.get('room') ?? '';
  const room = Object.hasOwn(names, id) ? names[id] : undefined;
  const guests = guestsIn(query.get('guests'));
  return { ...(room && { room }), ...(guests && { guests }) };
}

/** Of an address's query what is asked about, as another query; empty when nothing is. */
export function onlyAsked(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) {
    if (!ASKED_FIELDS.some((field) => field === name)) query.delete(name);
  }
  return query.toString();
}

/** The same query, asking about what {@link onlyAsked} gave at another time; whatever else stands in it stays. */
export function askingAbout(search: string, asked: string): string {
  const query = new URLSearchParams(withoutAsked(search));
  for (const [name, value] of new URLSearchParams(onlyAsked(asked))) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** The same query without what was asked about; whatever else stands in it stays. */
export function withoutAsked(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ASKED_FIELDS) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
