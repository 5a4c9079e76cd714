import type { Mailbox } from '../../mail/support/mailbox.ts';
import type { Guest } from '../guest.ts';

export interface RoomType {
  /** Its path without the slash. */
  id: string;
  name: string;
}

/** The room type at an index; negative indices count from the end. */
export function roomAt({ rooms }: Pick<Inn, 'rooms'>, index: number): RoomType {
  const room = rooms.at(index);
  if (!room) throw new Error(`The journeys need a room at ${index}.`);
  return room;
}

/** Where journeys run, and with which browsers. */
export interface Inn {
  /** The built site's pages in English. */
  routes: readonly string[];
  /** Room types in order; at least three. */
  rooms: readonly RoomType[];
  /** The heading of the not-found page. */
  notFound: string;
  /** Receives the e-mails of accepted enquiries. */
  mailbox: Mailbox;
  /**
   * Opens a fresh browser at the product. The e-mail service of the `refusing` one knows other ids
   * than the pages send, so it answers every form with 400.
   */
  welcome(where?: 'refusing'): Promise<Guest>;
  /** The same at a separate product whose network can be switched off. */
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
