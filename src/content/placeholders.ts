import { RETENTION_DAYS } from '../enquiry/contract/service.ts';
import { listOf, stepInto, textIn } from './pointer.ts';

/** Stands for the inn's name in every text of content/, so that the name is changed in one place. */
export const NAME = '[name]';
/** The same for the parts of its address that pages speak of, so that an inn can move. */
const CITY = '[city]';
const LOCALITY = '[locality]';
export const PIN = '[pin]';

/** How soon the inn answers. Optional: without it, the placeholder disappears. */
const REPLY_TIME = '[replyTime]';

/** All of them. */
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
    // If it is hidden, it must not appear inside another sentence either.
    [REPLY_TIME, (!hidden.includes('replyTime') && textIn(inn, 'replyTime')) || ''],
  ] as const;
  return new Map(facts.flatMap(([name, fact]) => (fact === undefined ? [] : [[name, fact]])));
}

/** The same data with facts in place of placeholders. */
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

/** Placeholder for the days our e-mail service stores an enquiry. */
const DAYS = '[days]';

/** Fills in a privacy text's figures, with a no-break space before the unit. */
export const withRetentionDays = (text: string): string =>
  text.replaceAll(`${DAYS} `, `${RETENTION_DAYS}\u00a0`).replaceAll(DAYS, String(RETENTION_DAYS));
