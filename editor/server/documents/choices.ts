import { FILES } from '../../../src/content/fileNames.ts';
import { isRoom, pageFile, roomIdOf } from '../../../src/content/files.ts';
import { placeCategories } from '../../../src/content/schema/nearby.ts';
import type { Choice, OpenFile } from '../../model/api.ts';
import { get, listOf } from '../../model/pointer.ts';
import { dataOf, formSchema, readContentTexts, readTextOrNone } from './contentFiles.ts';
import { titleOf } from './titles.ts';

const same = (values: unknown[]): Choice[] =>
  values.filter((one) => typeof one === 'string').map((value) => ({ value, label: value }));

async function rooms(root: string): Promise<Choice[]> {
  const files = await readContentTexts(root, isRoom);
  return files.map(({ path, text }) => ({
    value: roomIdOf(path),
    label: titleOf(path, dataOf(text)),
  }));
}

async function groups(root: string): Promise<Choice[]> {
  const page = dataOf((await readTextOrNone(root, pageFile('facilities'))).text);
  return same(listOf(get(page, ['groups'])).map((group) => get(group, ['heading'])));
}

/** The inn's own headings of nearby places, or else the default ones. */
async function categories(root: string): Promise<Choice[]> {
  const own = get(dataOf((await readTextOrNone(root, FILES.nearby)).text), ['categories']);
  return same(Array.isArray(own) ? own : placeCategories);
}

const sources: Readonly<Record<string, (root: string) => Promise<Choice[]>>> = {
  rooms,
  groups,
  categories,
};

function namedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'x-choices' ? [String(value)] : namedIn(value),
  );
}

/** The values that the fields of a file may refer to: one list for each `x-choices` of its schema. */
export async function choicesFor(root: string, path: string): Promise<OpenFile['choices']> {
  const names = new Set(namedIn(formSchema(path)));
  const found = [...names].map(
    async (name) => [name, (await sources[name]?.(root)) ?? []] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}
