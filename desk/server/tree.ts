import { nameIn } from '../../src/content/placeholders.ts';
import type { FileEntry, Tree } from '../model/api.ts';
import { get } from '../model/pointer.ts';
import { absentFiles, dataOf, isOptional, readText, versionOf, wordFiles } from './contentFiles.ts';
import { faultsOf } from './faults.ts';
import { notice } from './kept/commit.ts';
import type { Kept } from './kept/folder.ts';
import { readJournal } from './kept/journal.ts';
import { inTurn } from './kept/turns.ts';
import { allSamples } from './samples.ts';
import { titleOf } from './titles.ts';

/** Where each file that there is one of is seen; in the order of the desk. */
const addresses: Record<string, string> = {
  'inn.yaml': '/',
  'words.yaml': '/',
  'gallery.yaml': '/gallery',
  'testimonials.yaml': '/',
  'facilities.yaml': '/facilities',
  'nearby-places.yaml': '/',
  'good-to-know.yaml': '/good-to-know',
  'getting-here.yaml': '/contact',
  'map.yaml': '/contact',
};

const pages: Record<string, string> = {
  home: '/',
  'not-found': '/404',
  failure: '/500',
};

function place(path: string): Pick<FileEntry, 'kind' | 'group' | 'address' | 'aside'> {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
  if (path.startsWith('aside/')) {
    return { kind: 'room', group: 'rooms', address: '/rooms', aside: true };
  }
  if (path.startsWith('rooms/')) return { kind: 'room', group: 'rooms', address: `/${name}` };
  if (path.startsWith('pages/')) {
    return { kind: `page:${name}`, group: 'pages', address: pages[name] ?? `/${name}` };
  }
  const isFact = path === 'inn.yaml' || path === 'words.yaml';
  return { kind: name, group: isFact ? 'inn' : 'lists', address: addresses[path] ?? '/' };
}

const GROUPS = ['inn', 'rooms', 'lists', 'pages'];
const names = Object.keys(addresses);
const rank = ({ path, group, aside }: FileEntry) =>
  GROUPS.indexOf(group) + (aside ? 0.5 : 0) + names.indexOf(path) / 100;

async function samplesAtFirst(kept: Kept): Promise<number> {
  const { entries } = await readJournal(kept);
  return entries.find(({ samples }) => samples !== undefined)?.samples ?? 0;
}

/** All that can be edited, in the order of a walk through the site. */
export async function tree(kept: Kept, page: string): Promise<Tree> {
  const root = kept.content;
  await inTurn(kept, () => notice(kept, async () => (await allSamples(root)).length));
  const faults = await faultsOf(root);
  const sampleList = await allSamples(root);
  const files = await Promise.all(
    (await wordFiles(root)).map(async (path) => {
      const { text, version } = await readText(root, path);
      const data = dataOf(text);
      const order = Number(get(data, ['order'])) || 0;
      const entry: FileEntry = {
        path,
        ...place(path),
        title: titleOf(path, data),
        faults: faults.filter(({ file, kind }) => file === path && kind === 'error').length,
        samples: sampleList.filter(({ file }) => file === path).length,
        ...(isOptional(path) && { optional: true }),
      };
      return { entry, order, data, version };
    }),
  );
  const absent = (await absentFiles(root)).map((path) => ({
    entry: {
      path,
      ...place(path),
      title: titleOf(path, undefined),
      faults: 0,
      samples: 0,
      absent: true,
    } satisfies FileEntry,
    order: 0,
  }));
  const inn = files.find(({ entry }) => entry.path === 'inn.yaml');
  const left = sampleList.length;
  return {
    inn: nameIn(inn?.data),
    page,
    files: [...files, ...absent]
      .sort((a, b) => rank(a.entry) - rank(b.entry) || a.order - b.order)
      .map(({ entry }) => entry),
    samples: { total: Math.max(left, await samplesAtFirst(kept)), left },
    sampleList,
    version: versionOf(files.map(({ version }) => version).join()),
  };
}
