import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTimeZone } from '../lib/timeZones.ts';
import { ROOM_NAMES, type RoomNames } from '../src/enquiry/contract/context.ts';

/** Facts about the inn, for letters and for answers to guests. */
export interface InnFacts {
  name: string;
  city: string;
  /** IANA name, such as `Asia/Kolkata`. */
  timeZone: string;
  /** The e-mail that confirms an enquiry to the guest, if the content has words for it. */
  acknowledgement?: Acknowledgement;
  /** The site's other languages by their English names, as forms send them. */
  languages?: Readonly<Record<string, LanguageFacts>>;
}

/** The facts for guests who write from a page in another language. */
export interface LanguageFacts {
  /**
   * The prefix of its addresses, such as `/kn`; absent if the language lacks the pages that answer a
   * form.
   */
  prefix?: string;
  acknowledgement?: Acknowledgement;
}

/** Its text is fixed, except that [reference] stands for the enquiry's reference. */
export interface Acknowledgement {
  subject: string;
  text: string;
  /** Where replies go. */
  replyTo: string;
}

export const UNKNOWN_INN: InnFacts = { name: '', city: '', timeZone: 'UTC' };

/** The build writes it next to the pages, so that letters match the site. It is not served. */
export const INN_FACTS_FILE = '_inn.json';

function acknowledgementIn(read: unknown): Acknowledgement | undefined {
  const { subject, text, replyTo } = Object(read) as Record<keyof Acknowledgement, unknown>;
  const isWhole = [subject, text, replyTo].every((part) => typeof part === 'string' && part);
  return isWhole ? (read as Acknowledgement) : undefined;
}

/** Accepts only one-word prefixes such as `/kn`: answers redirect to addresses that begin with them. */
function languagesIn(read: unknown): Record<string, LanguageFacts> {
  return Object.fromEntries(
    Object.entries(Object(read)).map(([name, facts]) => {
      const { prefix, acknowledgement: words } = Object(facts) as Record<string, unknown>;
      const acknowledgement = acknowledgementIn(words);
      const isPrefix = typeof prefix === 'string' && /^\/[a-z]+$/.test(prefix);
      return [name, { ...(isPrefix && { prefix }), ...(acknowledgement && { acknowledgement }) }];
    }),
  );
}

/** The acknowledgement in a guest's language, or else in the inn's. */
export const acknowledgementFor = (
  { languages = {}, acknowledgement }: InnFacts,
  language: string,
): Acknowledgement | undefined =>
  acknowledgement &&
  ((Object.hasOwn(languages, language) && languages[language]?.acknowledgement) || acknowledgement);

/**
 * The language prefix for the address of the page that answers a form: that of the posted language, or, if
 * the form could not be read, that of the page it was sent from.
 * @param language the posted language; undefined if the form could not be read
 * @param referer the request's Referer header
 */
export function answerPrefix(
  { languages = {} }: InnFacts,
  language: string | undefined,
  referer: string | undefined,
): string {
  const first = (referer && URL.parse(referer)?.pathname.split('/')[1]) || '';
  const found = Object.entries(languages).find(([name, { prefix }]) =>
    language === undefined ? prefix === `/${first}` : name === language,
  );
  return found?.[1].prefix ?? '';
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
  const languages = languagesIn(read.languages);
  return {
    name: text(read.name),
    city: text(read.city),
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    ...(acknowledgement && { acknowledgement }),
    ...(Object.keys(languages).length > 0 && { languages }),
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
