/** What a guest had in mind before writing: the contact page's address carries the room and guests. */

export const CONTACT_ROUTE = '/contact';

/** Names in the address and, as hidden fields, in the form. */
export const CONTEXT_FIELDS = ['room', 'guests'] as const;

/** Where the site publishes its rooms' names by their addresses; the e-mail service reads it too. */
export const ROOM_NAMES = '/rooms.json';

export interface EnquiryContext {
  /** A room's name, as guests read it. */
  room?: string;
  guests?: number;
}

/** The names of the rooms by their addresses, without the slash. */
export type RoomNames = Readonly<Record<string, string>>;

/** @returns the number of guests, 1 to 99; undefined for any other text. */
export function parseGuests(text: string | null | undefined): number | undefined {
  return /^\d{1,2}$/.test(text ?? '') ? Number(text) || undefined : undefined;
}

/**
 * Reads the context from an address; unknown rooms and invalid numbers are left out.
 * @param search the query of the address, such as `?room=Deluxe_Double_AC_Room&guests=3`
 */
export function readContext(search: string, names: RoomNames): EnquiryContext {
  const query = new URLSearchParams(search);
  const id = query.get('room') ?? '';
  const room = Object.hasOwn(names, id) ? names[id] : undefined;
  const guests = parseGuests(query.get('guests'));
  return { ...(room && { room }), ...(guests && { guests }) };
}

/** The context's part of a query, without the question mark; empty when there is none. */
export function contextQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) {
    if (!CONTEXT_FIELDS.some((field) => field === name)) query.delete(name);
  }
  return query.toString();
}

/** The query with its context replaced; other parameters stay. */
export function withContext(search: string, context: string): string {
  const query = new URLSearchParams(withoutContext(search));
  for (const [name, value] of new URLSearchParams(contextQuery(context))) query.set(name, value);
  return query.size > 0 ? `?${query}` : '';
}

/** The query without its context; other parameters stay. */
export function withoutContext(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of CONTEXT_FIELDS) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}
