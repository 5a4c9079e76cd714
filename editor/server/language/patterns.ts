import { capital } from '../../../lib/text.ts';
import type { Table } from '../../words/translatable.ts';

/** Translates a sentence or part of one; undefined if there is no translation. */
export type Translate = (english: string) => string | undefined;

interface Pattern {
  english: RegExp;
  /** Its length without the values: the longer, the more specific. */
  weight: number;
  /** The translation, with the names of its values in brackets. */
  said: string;
}

/** Values in the innkeeper's own words, which stay: a heading “Rooms” is not the menu's “Rooms”. */
const UNTRANSLATED = new Set([
  'from',
  'to',
  'was',
  'entry',
  'name',
  'typed',
  'text',
  'alt',
  'photo',
  'by',
]);
/** Exceptions from these, because the server wrote them. */
const SERVER_VALUES = new Set(['yes', 'no', 'filled in']);

const VALUE = /\[(\w+)\]/g;

/** A sentence with [values] in it, such as `[count] things to correct`. */
function patternOf([english, said]: [string, string]): Pattern {
  const named = new Set<string>();
  const value = (name: string) => {
    const again = named.has(name);
    named.add(name);
    return again ? `\\k<${name}>` : `(?<${name}>.+?)`;
  };
  const source = english
    .split(VALUE)
    .map((part, index) => (index % 2 === 1 ? value(part) : RegExp.escape(part)))
    .join('');
  return {
    english: new RegExp(`^${source}$`, 's'),
    weight: english.replace(VALUE, '').length,
    said,
  };
}

/**
 * Translates by tables keyed by the English, with values in [brackets]. If a sentence matches several
 * patterns, the one with the most text of its own wins. Values that are sentences or labels themselves
 * are translated too; others, such as names, stay.
 * @param first patterns that are tried before all others, in their order
 */
export function translator(table: Table, first: Table = {}): Translate {
  const exact: Table = { ...table, ...first };
  const patternsOf = (some: Table) =>
    Object.entries(some)
      .filter(([english]) => english.search(VALUE) >= 0)
      .map(patternOf);
  const patterns = [
    ...patternsOf(first),
    ...patternsOf(table).sort((one, other) => other.weight - one.weight),
  ];
  const fitted = (english: string): string | undefined => {
    const whole = exact[english];
    if (whole !== undefined) return whole;
    for (const pattern of patterns) {
      const values = pattern.english.exec(english)?.groups;
      if (values) {
        return pattern.said.replace(VALUE, (_, name: string) => {
          const value = values[name] ?? '';
          if (UNTRANSLATED.has(name))
            return SERVER_VALUES.has(value) ? (exact[value] ?? value) : value;
          return translate(value) ?? translate(capital(value)) ?? value;
        });
      }
    }
    return undefined;
  };
  // Of several sentences in a row, translates the longest beginning with a translation, then the rest.
  const translate: Translate = (english) => {
    const whole = fitted(english);
    if (whole !== undefined) return whole;
    const ends = [...english.matchAll(/[.?!] /g)].map(({ index }) => index + 1);
    for (const end of ends.toReversed()) {
      const first = fitted(english.slice(0, end));
      const rest = first === undefined ? undefined : translate(english.slice(end + 1));
      if (rest !== undefined) return `${first} ${rest}`;
    }
    return undefined;
  };
  return translate;
}
