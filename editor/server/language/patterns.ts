import { capital } from '../../../lib/text.ts';
import type { Table } from '../../words/translatable.ts';

/** Translates a sentence, or a part of one; undefined if it has no translation. */
export type Translate = (english: string) => string | undefined;

interface Pattern {
  english: RegExp;
  /** The length of what it says besides its values. */
  weight: number;
  /** The translation, with the names of its values in brackets. */
  said: string;
}

/** The names of values that an innkeeper wrote: a heading “Rooms” of hers is not the menu's. */
const OWN = new Set(['from', 'to', 'was', 'entry', 'name', 'typed', 'text', 'alt', 'photo', 'by']);
/** But a switch has these. */
const SHORT = new Set(['yes', 'no', 'filled in']);

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
 * Translates by tables keyed by the English, in which values stand in [brackets]. Of the patterns that
 * a sentence fits, the one that says most itself is meant. Values that are sentences or labels
 * themselves are translated too; all others, such as names, stay.
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
          if (OWN.has(name)) return SHORT.has(value) ? (exact[value] ?? value) : value;
          return translate(value) ?? translate(capital(value)) ?? value;
        });
      }
    }
    return undefined;
  };
  // Several sentences after one another, as many at once as are translated together.
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
