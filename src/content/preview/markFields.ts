import * as z from 'zod';
import { FILES } from '../fileNames.ts';
import { pageFile } from '../files.ts';
import { bare, kindOf, metaOf, type Schema, schemaBelow } from '../leaves.ts';
import type { Pointer } from '../pointer.ts';
import { type UnmarkedText, withMark } from './fieldMark.ts';

/** Texts that must not carry a mark: the site measures or compares them, or uses them in a maps search. */
const COMPARED: Readonly<Record<string, RegExp>> = {
  [FILES.inn]: /^(?:address\..+|mapsSearch|timeZone)$/,
  [FILES.map]: /./,
  [FILES.nearby]: /^categories\.|\.search$/,
  [pageFile('facilities')]: /^groups\.\d+\.heading$/,
  [pageFile('drivers-card')]: /\.search$/,
  [pageFile('good-to-know')]: /\.also$/,
  [FILES.words]: /./,
};

/** Whether a schema accepts free text, without a format, a pattern, choices or a special kind. */
function isFree(schema: Schema): boolean {
  const inner = bare(schema);
  if (!(inner instanceof z.ZodString) || inner.format) return false;
  if (inner._zod.bag.patterns) return false;
  const kind = kindOf(schema);
  const isChosen = metaOf(schema, 'x-choices') !== undefined;
  return !isChosen && (kind === undefined || kind === 'alt');
}

const isCompared = (file: string, at: Pointer) => COMPARED[file]?.test(at.join('.')) ?? false;

/** Maps every text of a file by `onText`; `isFree` says whether its schema accepts free text. */
function walk(
  data: unknown,
  schema: Schema,
  at: Pointer,
  onText: (text: string, at: Pointer, isFree: boolean) => string,
): unknown {
  if (typeof data === 'string') return onText(data, at, isFree(schema));
  if (Array.isArray(data)) {
    return data.map((value, step) => walk(value, schemaBelow(schema, step), [...at, step], onText));
  }
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([step, value]) => [
      step,
      walk(value, schemaBelow(schema, step), [...at, step], onText),
    ]),
  );
}

/** The data of a file with a mark after each text that the site only shows. */
export function markFields(file: string, schema: Schema, data: unknown): unknown {
  return walk(data, schema, [], (text, at, free) =>
    free && !isCompared(file, at) ? withMark(text, file, at) : text,
  );
}

/** Texts that pages show without a mark, such as telephone numbers. */
const READ: Readonly<Record<string, RegExp>> = {
  [FILES.inn]: /^(?:phone|whatsapp|email|address\.(?:street|city|postalCode))$/,
  [FILES.nearby]: /^categories\.\d+$/,
  [pageFile('facilities')]: /^groups\.\d+\.heading$/,
};

/** The texts of a file that the preview finds by their words. */
export function unmarkedTexts(file: string, data: unknown): UnmarkedText[] {
  const found: UnmarkedText[] = [];
  walk(data, undefined, [], (text, at) => {
    if (READ[file]?.test(at.join('.'))) found.push({ file, at, text });
    return text;
  });
  return found;
}
