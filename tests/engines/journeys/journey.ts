import type { Mailbox } from '../../mail/support/mailbox.ts';
import type { Guest } from '../guest.ts';

export interface RoomType {
  /** Its address, without the slash. */
  id: string;
  name: string;
}

/** The room type at a place of the list, from 0; from the end when negative. */
export function roomAt({ rooms }: Pick<Inn, 'rooms'>, index: number): RoomType {
  const room = rooms.at(index);
  if (!room) throw new Error(`The journeys need a room at ${index}.`);
  return room;
}

/** Where journeys take place, and who comes. */
export interface Inn {
  /** The pages of the built site. */
  routes: readonly string[];
  /** The room types, first to last; at least three. */
  rooms: readonly RoomType[];
  /** What a page that does not exist says. */
  notFound: string;
  /** Where the letters of accepted enquiries arrive. */
  mailbox: Mailbox;
  /**
   * Opens a fresh browser at the product. The `refusing` one has an e-mail service that knows
   * other ids than the pages send, so it answers every form with 400.
   */
  welcome(where?: 'refusing'): Promise<Guest>;
  /** The same at a product of its own, whose network comes and goes. */
  welcomeApart(): Promise<{ guest: Guest; away(): Promise<void>; back(): Promise<void> }>;
}

export interface Journey {
  name: string;
  walk(inn: Inn, engine: string): Promise<void>;
}

type Size = [width: number, height: number];

/** Below the width at which the menu becomes a bar; WebKit's window cannot be much narrower. */
export const PHONE: Size = [600, 900];
export const DESK: Size = [1280, 900];
