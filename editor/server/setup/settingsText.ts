import { parseEnv } from 'node:util';

/** Settings to write; undefined removes one. */
export type SettingChanges = Readonly<Record<string, string | undefined>>;

/** Thrown if a change would affect another setting, or no quotes fit the value. */
export class UnfitText extends Error {}

/** Where a setting stands in the text. */
interface Place {
  name: string;
  /** The whole line, or lines of a quoted value, with the line end. */
  start: number;
  end: number;
  /** The value with its quotes. */
  from: number;
  to: number;
}

const ASSIGNMENT = /^(?:[ \t]*(?:export[ \t]+)?)([A-Za-z_][\w.-]*)[ \t]*=[ \t]*/;
const QUOTES = ["'", '"', '`'] as const;
/** Characters that need no quotes. */
const PLAIN = /^[\w./:@%+,=?&~-]+$/;

/** Where the value that begins at `from` ends. Only a quoted one may span several lines. */
function endOfValue(text: string, from: number, lineEnd: number): number {
  const quote = QUOTES.find((sign) => text[from] === sign);
  const closing = quote ? text.indexOf(quote, from + 1) : -1;
  if (closing > 0) return closing + 1;
  const rest = text.slice(from, lineEnd);
  return from + rest.replace(/#.*$/s, '').trimEnd().length;
}

/** The assignments of a settings file, read as Node's `--env-file` reads them. */
function placesIn(text: string): Place[] {
  const places: Place[] = [];
  const endOfLine = (at: number) => {
    const end = text.indexOf('\n', at);
    return end < 0 ? text.length : end;
  };
  for (let start = 0; start < text.length; ) {
    let lineEnd = endOfLine(start);
    const [whole, name] = ASSIGNMENT.exec(text.slice(start, lineEnd)) ?? [];
    if (whole !== undefined && name !== undefined) {
      const from = start + whole.length;
      const to = endOfValue(text, from, lineEnd);
      lineEnd = endOfLine(to);
      places.push({ name, start, end: Math.min(lineEnd + 1, text.length), from, to });
    }
    start = lineEnd + 1;
  }
  return places;
}

/** @throws UnfitText if the value contains every kind of quotes */
function quoted(value: string): string {
  if (PLAIN.test(value)) return value;
  // Node turns \n in double quotes into a line break.
  const isFit = (sign: string) => !value.includes(sign) && !(sign === '"' && value.includes('\\n'));
  const sign = QUOTES.find(isFit);
  if (!sign) throw new UnfitText('No quotes fit this value.');
  return `${sign}${value}${sign}`;
}

/** Adds a setting: below its commented-out example (`#NAME=`) if there is one, else at the end. */
function withSetting(text: string, name: string, value: string): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const line = `${name}=${quoted(value)}`;
  const examples = [...text.matchAll(new RegExp(`^#[ \\t]*${name}=.*(?:\\r?\\n|$)`, 'gm'))];
  const example = examples.at(-1);
  const at = example ? example.index + example[0].length : text.length;
  const before = text.slice(0, at);
  const isBegun = before !== '' && !before.endsWith('\n');
  return `${before}${isBegun ? lineEnd : ''}${line}${lineEnd}${text.slice(at)}`;
}

function changed(text: string, name: string, value: string | undefined): string {
  const places = placesIn(text).filter((place) => place.name === name);
  const last = places.at(-1);
  if (value === undefined) {
    return places.reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end),
      text,
    );
  }
  // If a name is assigned several times, the last assignment counts.
  if (last) return text.slice(0, last.from) + quoted(value) + text.slice(last.to);
  return withSetting(text, name, value);
}

/**
 * Changes settings in the text of a settings file, and nothing else: comments, order and line ends stay.
 * @throws UnfitText if a value has a line break, or the result would not be read as meant
 */
export function changeSettings(text: string, changes: SettingChanges): string {
  const before = parseEnv(text);
  const wanted = Object.entries(changes).filter(([name, value]) => before[name] !== value);
  if (wanted.some(([, value]) => value !== undefined && /[\p{Cc}\u2028\u2029]/u.test(value))) {
    throw new UnfitText('A setting is one line.');
  }
  const next = wanted.reduce((all, [name, value]) => changed(all, name, value), text);
  const after = parseEnv(next);
  const expected: SettingChanges = { ...before, ...changes };
  const names = new Set([...Object.keys(expected), ...Object.keys(after)]);
  for (const name of names) {
    if (after[name] !== expected[name]) throw new UnfitText(`${name} would be read differently.`);
  }
  return next;
}
