import { isPhotograph } from '../../../src/content/folder.ts';
import type { Pointer } from '../../model/api.ts';
import { labelOf } from '../../model/entries.ts';
import { readField } from '../../model/fields.ts';
import type { PhotoUse } from '../../model/photos.ts';
import {
  type ContentText,
  dataOf,
  formSchema,
  readContentTexts,
} from '../documents/contentFiles.ts';
import { titleOf } from '../documents/titles.ts';

/** A photograph's name with single slashes: `//rooms//bed.jpg` opens `rooms/bed.jpg`. */
const plainName = (name: string) => name.replace(/^\/+|\/+(?=\/)/g, '');

/** Every text within a value that can be a photograph's name, with its pointer. */
export function namesIn(value: unknown, at: Pointer = []): [photo: string, at: Pointer][] {
  if (typeof value === 'string') return isPhotograph(value) ? [[plainName(value), at]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    namesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** The names in a file that is not valid YAML. */
const namesInText = (text: string): [photo: string, at: Pointer][] =>
  [...text.matchAll(/[\w/-]+\.(?:jpe?g|png|webp)/gi)].map(([name]) => [plainName(name), []]);

function usesIn({ path, text, version }: ContentText): [photo: string, use: PhotoUse][] {
  const data = dataOf(text);
  const title = titleOf(path, data);
  if (data === undefined) {
    return namesInText(text).map(([photo, at]) => [photo, { path, version, title, at, label: '' }]);
  }
  const form = readField(formSchema(path), '');
  return namesIn(data).map(([photo, at]) => {
    const picture = at.at(-1) === 'photo' ? at.slice(0, -1) : at;
    return [photo, { path, version, title, at, label: labelOf(form, picture, data) }];
  });
}

/** Each field of each content file that names a photograph, by photograph. Archived rooms count. */
export async function photoUses(content: string): Promise<Map<string, PhotoUse[]>> {
  const uses = new Map<string, PhotoUse[]>();
  for (const [photo, use] of (await readContentTexts(content)).flatMap(usesIn)) {
    uses.set(photo, [...(uses.get(photo) ?? []), use]);
  }
  return uses;
}
