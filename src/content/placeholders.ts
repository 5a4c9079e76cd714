import { RETENTION_DAYS } from '../enquiry/contract/service.ts';
import { listOf, stepInto, textIn } from './pointer.ts';

/** Placeholder for the inn's name in every text of content/, so that the name is stored once. */
export const NAME = '[name]';
/** Placeholders for the parts of the address that texts mention. */
const CITY = '[city]';
const LOCALITY = '[locality]';
export const PIN = '[pin]';

/** Placeholder for how soon the inn answers. That fact is optional; without it, nothing is filled in. */
const REPLY_TIME = '[replyTime]';

/** The placeholders that any content file may use. */
export const PLACEHOLDERS: readonly string[] = [NAME, CITY, LOCALITY, PIN, REPLY_TIME];

/** Facts of inn.yaml by their placeholders. */
export type Placeholders = ReadonlyMap<string, string>;

/** The name in the data of `inn.yaml`; the placeholder itself if there is none. */
export function nameIn(inn: unknown): string {
  return textIn(inn, 'name') ?? NAME;
}

/** The facts in the data of `inn.yaml`; without a fact, its placeholder stays in the texts. */
export function placeholdersIn(inn: unknown): Placeholders {
  const address = stepInto(inn, 'address');
  const hidden = listOf(stepInto(inn, 'hidden'));
  const facts = [
    [NAME, nameIn(inn)],
    [CITY, textIn(address, 'city')],
    [LOCALITY, textIn(address, 'locality')],
    [PIN, textIn(address, 'postalCode')],
    // A hidden reply time must not appear inside another sentence either.
    [REPLY_TIME, (!hidden.includes('replyTime') && textIn(inn, 'replyTime')) || ''],
  ] as const;
  return new Map(facts.flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]])));
}

/** A copy of the data with its placeholders filled in; an empty fact removes the space before it too. */
export function filledIn<Data>(data: Data, facts: Placeholders): Data {
  const filled = (value: unknown): unknown => {
    if (typeof value === 'string') {
      return value.replace(/( ?)(\[\w+\])/g, (typed, space, name) => {
        const fact = facts.get(name);
        if (fact === undefined) return typed;
        return fact && `${space}${fact}`;
      });
    }
    if (Array.isArray(value)) return value.map(filled);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  };
  return filled(data) as Data;
}

/** Placeholder for the number of days that our e-mail service stores an enquiry. */
const DAYS = '[days]';

/** Fills in `[days]` in a privacy text, with a no-break space after the number. */
export const withRetentionDays = (text: string): string =>
  text.replaceAll(`${DAYS} `, `${RETENTION_DAYS}\u00a0`).replaceAll(DAYS, String(RETENTION_DAYS));
