import { roomIdOf } from '../../src/content/addresses.ts';
import { singleFiles } from '../../src/content/files.ts';
import { placeCategories } from '../../src/content/nearbySchema.ts';
import type { Choice, OpenFile } from '../model/api.ts';
import { get } from '../model/pointer.ts';
import { dataOf, readTextOrNone, readWords } from './contentFiles.ts';
import { titleOf } from './titles.ts';

const NEARBY = singleFiles.nearby.path;

const same = (values: unknown[]): Choice[] =>
  values.filter((one) => typeof one === 'string').map((value) => ({ value, label: value }));

async function rooms(root: string): Promise<Choice[]> {
  const files = (await readWords(root)).filter(({ path }) => path.startsWith('rooms/'));
  return files.map(({ path, text }) => ({
    value: roomIdOf(path),
    label: titleOf(path, dataOf(text)),
  }));
}

async function groups(root: string): Promise<Choice[]> {
  const page = dataOf((await readTextOrNone(root, 'pages/facilities.yaml')).text);
  const list = get(page, ['groups']);
  return same(Array.isArray(list) ? list.map((group) => get(group, ['heading'])) : []);
}

/** The headings that an inn has in place of the specification's, where it has any. */
async function categories(root: string): Promise<Choice[]> {
  const own = get(dataOf((await readTextOrNone(root, NEARBY)).text), ['categories']);
  return same(Array.isArray(own) ? own : placeCategories);
}

/** What the fields of a file may name: the `x-choices` of the schemas. */
export async function choicesFor(root: string, path: string): Promise<OpenFile['choices']> {
  if (path === 'testimonials.yaml') return { rooms: await rooms(root) };
  if (path === 'facilities.yaml') return { groups: await groups(root) };
  return path === NEARBY ? { categories: await categories(root) } : {};
}
