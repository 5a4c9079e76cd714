import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What letters say of the inn that sends them. */
export interface InnFacts {
  name: string;
  city: string;
  /** IANA's name, such as `Asia/Kolkata`. */
  timeZone: string;
  /** What a guest is told by e-mail, where the content has words for it. */
  acknowledgement?: Acknowledgement;
}

/** Fixed words; [reference] stands for the enquiry's. */
export interface Acknowledgement {
  subject: string;
  text: string;
  /** Where answers go. */
  replyTo: string;
}

export const UNKNOWN_INN: InnFacts = { name: '', city: '', timeZone: 'UTC' };

/** Beside the site's pages, written by its build, not served: letters speak of the inn that is shown. */
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
 * Reads what the build of a site says of the inn. Never throws: mail goes out without its name, and
 * with times in UTC, rather than not at all.
 * @param dist the folder of the built site
 */
export function readInnFacts(dist: string): InnFacts {
  let read: Partial<Record<keyof InnFacts, unknown>> = {};
  try {
    read = Object(JSON.parse(readFileSync(join(dist, INN_FACTS_FILE), 'utf8')));
  } catch {
    // No build of ours, or not a whole one.
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
