import { placeCategories } from '../../src/content/nearbySchema.ts';
import type { Choice, OpenFile } from '../model/api.ts';
import { get } from '../model/pointer.ts';
import { dataOf, readTextOrNone, wordFiles } from './contentFiles.ts';
import { titleOf } from './titles.ts';

const same = (values: unknown[]): Choice[] =>
  values.filter((one) => typeof one === 'string').map((value) => ({ value, label: value }));

async function rooms(root: string): Promise<Choice[]> {
  const paths = (await wordFiles(root)).filter((path) => path.startsWith('rooms/'));
  return Promise.all(
    paths.map(async (path) => ({
      value: path.replace(/^.*\/|\.yaml$/g, ''),
      label: titleOf(path, dataOf((await readTextOrNone(root, path)).text)),
    })),
  );
}

async function groups(root: string): Promise<Choice[]> {
  const page = dataOf((await readTextOrNone(root, 'pages/facilities.yaml')).text);
  const list = get(page, ['groups']);
  return same(Array.isArray(list) ? list.map((group) => get(group, ['heading'])) : []);
}

/** What the fields of a file may name: the `x-choices` of the schemas. */
export async function choicesFor(root: string, path: string): Promise<OpenFile['choices']> {
  if (path === 'testimonials.yaml') return { rooms: await rooms(root) };
  if (path === 'facilities.yaml') return { groups: await groups(root) };
  return path === 'nearby-places.yaml' ? { categories: same(placeCategories) } : {};
}
