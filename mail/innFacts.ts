import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOM_NAMES, type RoomNames } from '../src/enquiry/contract/context.ts';

/** What letters say about the inn. */
export interface InnFacts {
  name: string;
  city: string;
  /** IANA name, such as `Asia/Kolkata`. */
  timeZone: string;
  /** The e-mail that confirms an enquiry to the guest, if the content has words for it. */
  acknowledgement?: Acknowledgement;
}

/** Fixed words; [reference] is replaced by the enquiry's. */
export interface Acknowledgement {
  subject: string;
  text: string;
  /** Where replies go. */
  replyTo: string;
}

export const UNKNOWN_INN: InnFacts = { name: '', city: '', timeZone: 'UTC' };

/** Written by the build next to the pages, so that letters match the site that is served. Not served itself. */
export const INN_FACTS_FILE = '_inn.json';

function isTimeZone(typed: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: typed }) !== undefined;
  } catch {
    return false;
  }
}

function acknowledgementIn(read: unknown): Acknowledgement | undefined {
  const { subject, text, replyTo } = Object(read) as Record<keyof Acknowledgement, unknown>;
  const isWhole = [subject, text, replyTo].every((part) => typeof part === 'string' && part);
  return isWhole ? (read as Acknowledgement) : undefined;
}

/**
 * Reads the inn's facts from a built site. Never throws: mail without the inn's name and with times
 * in UTC is better than none.
 * @param dist the folder of the built site
 */
export function readInnFacts(dist: string): InnFacts {
  let read: Partial<Record<keyof InnFacts, unknown>> = {};
  try {
    read = Object(JSON.parse(readFileSync(join(dist, INN_FACTS_FILE), 'utf8')));
  } catch {
    // Missing or incomplete: use the defaults.
  }
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const timeZone = text(read.timeZone);
  const acknowledgement = acknowledgementIn(read.acknowledgement);
  return {
    name: text(read.name),
    city: text(read.city),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    ...(acknowledgement && { acknowledgement }),
  };
}

/**
 * Reads a built site's rooms by address. Never throws: an enquiry without the room's name is better
 * than none.
 * @param dist the folder of the built site
 */
export function readRoomNames(dist: string): RoomNames {
  try {
    const read: unknown = JSON.parse(readFileSync(join(dist, ROOM_NAMES), 'utf8'));
    const named = Object.entries(Object(read)).filter(([, name]) => typeof name === 'string');
    return Object.fromEntries(named) as RoomNames;
  } catch {
    return {};
  }
}
