import * as z from 'zod';
import { FILES } from './fileNames.ts';
import { pageFile, schemaFor } from './files.ts';
import { bare } from './leaves.ts';
import type { ContentFile } from './load.ts';
import { listOf, type Pointer, startsWith, valueAt } from './pointer.ts';
import type { Sample } from './samples.ts';
import { ALL } from './schema/parts.ts';

/** A place in the content that guests do not see; an empty pointer stands for the whole file. */
export interface Hidden {
  path: string;
  pointer: Pointer;
}

type File = Pick<ContentFile, 'path' | 'data'>;

const whole = (path: string): Hidden => ({ path, pointer: [] });
const part = (path: string, ...pointer: Pointer): Hidden => ({ path, pointer });

/**
 * Lists, and the sections that show them. An empty list hides its sections; a list is hidden once all
 * of its sections are.
 */
const SHOWN_BY: readonly { list: Hidden; entries?: string; by: readonly Hidden[] }[] = [
  { list: whole(FILES.testimonials), by: [part(pageFile('home'), 'testimonials')] },
  {
    list: whole(FILES.nearby),
    entries: 'places',
    by: [part(pageFile('home'), 'nearby')],
  },
  { list: whole(FILES.gallery), by: [whole(pageFile('gallery'))] },
  {
    list: whole(FILES.facilities),
    by: [part(pageFile('home'), 'facilities'), whole(pageFile('facilities'))],
  },
  { list: part(FILES.inn, 'counters'), by: [part(pageFile('home'), 'counters')] },
];

/** The sections that show the list in this file; empty for other files. */
export const listParts = (path: string): readonly Hidden[] =>
  SHOWN_BY.find(({ list }) => list.path === path && list.pointer.length === 0)?.by ?? [];

/** Whether this place is hidden from guests. */
export const isHidden = (hidden: readonly Hidden[], path = '', pointer: Pointer = []): boolean =>
  hidden.some((one) => one.path === path && startsWith(pointer, one.pointer));

/** Whether everything that a sample mark covers is hidden from guests. */
export const isHiddenSample = (
  hidden: readonly Hidden[],
  { file, pointers }: Pick<Sample, 'file' | 'pointers'>,
): boolean => pointers.every((pointer) => isHidden(hidden, file, pointer));

/** The parts that the file's `hidden` field names. */
function namedIn({ path, data }: File): Hidden[] {
  return listOf(valueAt(data, ['hidden'])).flatMap((name) =>
    name === ALL ? whole(path) : typeof name === 'string' ? part(path, name) : [],
  );
}

/** Everything in these files that guests do not see. */
export function hiddenIn(files: readonly File[]): Hidden[] {
  const hidden = files.flatMap(namedIn);
  const inn = files.find(({ path }) => path === FILES.inn);
  // With English alone, no translation is shown.
  const others = listOf(valueAt(inn?.data, ['languages'])).filter((code) => code !== 'en');
  if (others.length === 0) hidden.push(whole(FILES.translations));
  for (const { list, entries, by } of SHOWN_BY) {
    const file = files.find(({ path }) => path === list.path);
    if (!file || file.data === undefined) continue;
    const value = valueAt(file.data, entries ? [...list.pointer, entries] : list.pointer);
    if (Array.isArray(value) && value.length === 0) hidden.push(...by);
    if (by.every(({ path, pointer }) => isHidden(hidden, path, pointer))) hidden.push(list);
  }
  return hidden;
}

/** A copy of the value without the part at a pointer. */
function without(value: unknown, [step, ...rest]: Pointer): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const held = (value as Record<string | number, unknown>)[step];
  if (rest.length > 0) return { ...value, [step]: without(held, rest) };
  const { [step]: _gone, ...others } = value as Record<string | number, unknown>;
  return others;
}

/** Replaces a file that is hidden as a whole: a page disappears, a list becomes empty. */
function emptied<Content extends File>(content: Content): Content[] {
  const schema = bare(schemaFor(content.path));
  return schema instanceof z.ZodArray ? [{ ...content, data: [] }] : [];
}

/**
 * The content as guests see it, without hidden parts. Everything that builds the site uses this.
 */
export function withoutHidden<Content extends File>(contents: readonly Content[]): Content[] {
  const hidden = hiddenIn(contents);
  return contents.flatMap((content) => {
    const own = hidden.filter(({ path }) => path === content.path);
    if (own.some(({ pointer }) => pointer.length === 0)) return emptied(content);
    const data = own.reduce((rest, { pointer }) => without(rest, pointer), content.data);
    return [{ ...content, data }];
  });
}
