/** The room, guests or number of rooms that a message is about, carried in the contact page's URL. */

export const CONTACT_ROUTE = '/contact';

/** Names of the query parameters. */
export const CONTEXT_FIELDS = ['room', 'guests', 'rooms'] as const;

/** Those that are hidden fields of the form; `guests` is a visible one. */
export const HIDDEN_CONTEXT = ['room', 'rooms'] as const;

/** Where the site publishes its rooms' names by their addresses; the e-mail service reads it too. */
export const ROOM_NAMES = '/rooms.json';

/** How many guests: a number, or that many or more (`5+`). */
export type GuestCount = number | `${number}+`;

export interface EnquiryContext {
  /** A room's name, as guests read it. */
  room?: string;
  /** Its English name, for the e-mails to the inn; only on pages in another language. */
  englishRoom?: string;
  guests?: GuestCount;
  /** How many rooms side by side, for guests too many for one. */
  rooms?: number;
}

/** The names of the rooms by their addresses, without the slash. */
export type RoomNames = Readonly<Record<string, string>>;

/**
 * @param text `3` or `5+`; URLSearchParams decodes an unencoded plus as a space.
 * @returns 1 to 99 guests, or as many or more; undefined for any other text.
 */
export function parseGuests(text: string | null | undefined): GuestCount | undefined {
  const [, digits, more] = /^(\d{1,2})([+ ])?$/.exec(text ?? '') ?? [];
  const count = Number(digits);
  return count ? (more ? `${count}+` : count) : undefined;
}

/** The smallest number of guests that it can be. */
export const fewestGuests = (guests: GuestCount): number => Number.parseInt(String(guests), 10);

/** @returns the number of rooms, 2 to 9; undefined for any other text. */
export function parseRooms(text: string | null | undefined): number | undefined {
  return /^[2-9]$/.test(text ?? '') ? Number(text) : undefined;
}

/**
 * Reads the context from an address; unknown rooms and invalid numbers are left out.
 * @param search the query of the address, such as `?room=Deluxe_Double_AC_Room&guests=3`
 * @param english the rooms' English names, where `names` are others
 */
export function readContext(search: string, names: RoomNames, english?: RoomNames): EnquiryContext {
  const query = new URLSearchParams(search);
  const id = query.get('room') ?? '';
  const nameIn = (of: RoomNames = {}) => (Object.hasOwn(of, id) ? of[id] : undefined);
  const [room, englishRoom] = [nameIn(names), nameIn(english)];
  const guests = parseGuests(query.get('guests'));
  const rooms = parseRooms(query.get('rooms'));
  return {
    ...(room && { room }),
    ...(englishRoom && { englishRoom }),
    ...(guests && { guests }),
    ...(rooms && { rooms }),
  };
}

/** The context's part of a query, without the question mark; empty when there is none. */
export function contextQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) {
    if (!CONTEXT_FIELDS.some((field) => field === name)) query.delete(name);
  }
  return query.toString();
}

/** A query as in a URL: empty, or starting with `?`. */
export function searchOf(query: URLSearchParams): string {
  // Not by `query.size`, which iOS 16 lacks.
  const text = query.toString();
  return text && `?${text}`;
}

/** The query with its context replaced; other parameters stay. */
export function withContext(search: string, context: string): string {
  const query = new URLSearchParams(withoutContext(search));
  for (const [name, value] of new URLSearchParams(contextQuery(context))) query.set(name, value);
  return searchOf(query);
}

/** The query without its context; other parameters stay. */
export function withoutContext(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of CONTEXT_FIELDS) query.delete(name);
  return searchOf(query);
}
