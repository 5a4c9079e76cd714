import { versionOf } from '../../../lib/files.ts';
import { missesIn } from '../../../src/colours/pairs.ts';
import { namesColours, paletteOf } from '../../../src/colours/palette.ts';
import { FILES, isArchived } from '../../../src/content/fileNames.ts';
import { knownFile, knownFiles } from '../../../src/content/files.ts';
import { isDrawing } from '../../../src/content/folder.ts';
import { nameIn } from '../../../src/content/placeholders.ts';
import { colours } from '../../../src/content/schema/inn.ts';
import type { FileEntry, Tree } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';
import { tryToRecordChanges } from '../history/commit.ts';
import { readJournal } from '../history/journal.ts';
import type { Workspace } from '../history/workspace.ts';
import { absentFiles, dataOf, isOptional, readContentTexts } from './contentFiles.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { allSamples } from './samples.ts';
import { titleOf } from './titles.ts';

function place(path: string): Pick<FileEntry, 'kind' | 'group' | 'address' | 'archived'> {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.yaml'.length);
  if (isArchived(path)) {
    return { kind: 'room', group: 'rooms', address: '/rooms', archived: true };
  }
  const known = knownFile(path);
  if (!known) return { kind: 'room', group: 'rooms', address: `/${name}` };
  const { group, preview } = known;
  return { kind: group === 'pages' ? `page:${name}` : name, group, address: preview };
}

/** In the menu's order, with pages first, since owners look for the home page. `knownFiles` orders files. */
const GROUPS = ['pages', 'rooms', 'inn', 'lists'];
const names = knownFiles.map(({ path }) => path);
const rank = ({ path, group, archived }: FileEntry) =>
  GROUPS.indexOf(group) + (archived ? 0.5 : 0) + names.indexOf(path) / 100;

async function samplesAtFirst(workspace: Workspace): Promise<number> {
  const { entries } = await readJournal(workspace);
  return entries.find(({ samples }) => samples !== undefined)?.samples ?? 0;
}

const countByFile = (items: readonly { file?: string | undefined }[]) => {
  const groups = Map.groupBy(items, ({ file }) => file);
  return (path: string) => groups.get(path)?.length ?? 0;
};

/** The inn's logo, and its colours if they have enough contrast. */
function branding(inn: unknown): Pick<Tree, 'logo' | 'colours'> {
  const logo = get(inn, ['logo']);
  const typed = colours.safeParse(get(inn, ['colours']));
  const hasContrast =
    typed.success && namesColours(typed.data) && missesIn(typed.data).length === 0;
  return {
    ...(typeof logo === 'string' && isDrawing(logo) && { logo }),
    ...(hasContrast && { colours: paletteOf(typed.data) }),
  };
}

/** All files that can be edited, in the order of the menu. */
export async function tree(workspace: Workspace): Promise<Tree> {
  const root = workspace.content;
  await tryToRecordChanges(workspace, async () => allSamples(await readContentTexts(root)).length);
  const errors = (await diagnosticsOf(root)).filter(({ severity }) => severity === 'error');
  const words = await readContentTexts(root);
  const sampleList = allSamples(words);
  const [errorsIn, samplesIn] = [countByFile(errors), countByFile(sampleList)];
  const files = words.map(({ path, text, version }) => {
    const data = dataOf(text);
    const photo = get(data, ['pictures', 0, 'photo']);
    const order = Number(get(data, ['order'])) || 0;
    const entry: FileEntry = {
      path,
      ...place(path),
      title: titleOf(path, data),
      errors: errorsIn(path),
      samples: samplesIn(path),
      ...(isOptional(path) && { optional: true }),
      ...(typeof photo === 'string' && { photo }),
    };
    return { entry, order, data, version };
  });
  const absent = absentFiles(words).map((path) => ({
    entry: {
      path,
      ...place(path),
      title: titleOf(path, undefined),
      errors: 0,
      samples: 0,
      absent: true,
    } satisfies FileEntry,
    order: 0,
  }));
  const inn = files.find(({ entry }) => entry.path === FILES.inn);
  const left = sampleList.length;
  return {
    inn: nameIn(inn?.data),
    ...branding(inn?.data),
    files: [...files, ...absent]
      .filter(({ entry }) => !knownFile(entry.path)?.isUnlisted)
      .sort((a, b) => rank(a.entry) - rank(b.entry) || a.order - b.order)
      .map(({ entry }) => entry),
    samples: { total: Math.max(left, await samplesAtFirst(workspace)), left },
    sampleList,
    version: versionOf(files.map(({ version }) => version).join()),
  };
}
