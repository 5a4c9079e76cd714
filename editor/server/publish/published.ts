import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { writeFileAtomic } from '../../../lib/files.ts';
import { FILES, isArchived } from '../../../src/content/fileNames.ts';
import { pageFile, roomIdOf } from '../../../src/content/files.ts';
import { listFiles } from '../../../src/content/load.ts';
import { equal, get, listOf } from '../../model/pointer.ts';
import { publishWords } from '../../serverWords.ts';
import { archivedPath, dataOf, readContentTexts } from '../documents/contentFiles.ts';
import { summarise } from '../documents/summarise.ts';
import { readJournal } from '../history/journal.ts';
import { savedText, saveText, type Workspace } from '../history/workspace.ts';
import { photosOf } from '../media/folder.ts';

/** The content at one moment: when it was last published, or now. */
interface State {
  paths: ReadonlySet<string>;
  textAt: (path: string) => Promise<string>;
  /** Undefined if the text is not valid YAML. */
  dataAt: (path: string) => Promise<unknown>;
}

type Entry = Record<string, unknown>;
const entries = (data: unknown) => listOf(data) as Entry[];

/**
 * The facilities as published, each in its current group if that group was renamed: its old heading is gone
 * and the current one is new.
 */
async function regrouped(old: Entry[], before: State, now: State): Promise<Entry[]> {
  const headingsIn = async ({ dataAt }: State) =>
    entries(get(await dataAt(pageFile('facilities')), ['groups'])).map(({ heading }) => heading);
  const [was, is] = await Promise.all([headingsIn(before), headingsIn(now)]);
  const current = entries(await now.dataAt(FILES.facilities));
  return old.map((one) => {
    const same = current.find(({ serviceName }) => serviceName === one['serviceName']);
    const isRenamed = same && !is.includes(one['group']) && !was.includes(same['group']);
    return isRenamed ? { ...one, group: same['group'] } : one;
  });
}

/**
 * A file's published data with the changes that the editor made by itself, such as to the facilities of a
 * renamed group or references to an archived room, so that these are not reported to the owner.
 */
async function withConsequences(path: string, before: State, now: State): Promise<unknown> {
  const old = await before.dataAt(path);
  if (typeof old !== 'object' || old === null) return old;
  if (path === FILES.facilities) return regrouped(entries(old), before, now);
  const archived = [...now.paths].filter((one) => isArchived(one) && !before.paths.has(one));
  const gone = archived.map(roomIdOf);
  if (path === FILES.testimonials) {
    return entries(old).map(({ room, ...guest }) =>
      room === undefined || gone.includes(String(room)) ? guest : { ...guest, room },
    );
  }
  if (path !== FILES.inn || gone.length === 0) return old;
  const { formerRooms: _, ...facts } = old as Entry;
  const formerRooms = get(await now.dataAt(path), ['formerRooms']);
  return formerRooms === undefined ? facts : { ...facts, formerRooms };
}

/** The published content: the hash of each file's text, and the photographs' names. */
export interface Published {
  texts: Record<string, string>;
  photos?: string[];
}

const fileOf = (workspace: Workspace) => join(workspace.folder, 'published.json');

/**
 * Records a folder's content, to compare it later.
 * @param folder the content folder, or a copy of it
 */
export async function stateOf(
  workspace: Workspace,
  folder = workspace.content,
): Promise<Published> {
  const texts: Record<string, string> = {};
  for (const { path, text } of await readContentTexts(folder)) {
    texts[path] = await saveText(workspace, text);
  }
  return { texts, photos: await listFiles(photosOf(folder)) };
}

export const savePublished = (workspace: Workspace, state: Published) =>
  writeFileAtomic(fileOf(workspace), JSON.stringify(state));

/** What was published last; before the first time, the content as first recorded. */
export async function lastPublished(workspace: Workspace): Promise<Published> {
  try {
    const read: Published = Object(JSON.parse(await readFile(fileOf(workspace), 'utf8')));
    return { ...read, texts: { ...read.texts } };
  } catch {
    const { entries } = await readJournal(workspace);
    const first = entries.find(({ kind }) => kind === 'start')?.changes ?? [];
    return { texts: Object.fromEntries(first.map(({ path, after }) => [path, after ?? ''])) };
  }
}

function stateIn(workspace: Workspace, { texts }: Published): State {
  const textAt = async (path: string) => {
    const hash = texts[path];
    return hash ? savedText(workspace, hash) : '';
  };
  return {
    paths: new Set(Object.keys(texts)),
    textAt,
    dataAt: async (path) => dataOf(await textAt(path)),
  };
}

/** Sentences about what publishing would change. */
export const changesSince = async (workspace: Workspace) =>
  changesBetween(workspace, await lastPublished(workspace), await stateOf(workspace));

/** Sentences about what the owner changed, without the changes that the editor made by itself. */
export async function changesBetween(
  workspace: Workspace,
  before: Published,
  now: Published,
): Promise<string[]> {
  const [was, is] = [stateIn(workspace, before), stateIn(workspace, now)];
  const changed = [...new Set([...was.paths, ...is.paths])]
    .sort()
    .filter((path) => before.texts[path] !== now.texts[path])
    // Report an archived room once, by its new file.
    .filter((path) => is.paths.has(path) || !is.paths.has(archivedPath(path)));
  const sentences = await Promise.all(
    changed.map(async (path) => {
      const old = was.paths.has(path) ? await withConsequences(path, was, is) : undefined;
      const fresh = is.paths.has(path) ? await is.dataAt(path) : undefined;
      // Only comments changed, which guests do not see.
      if (equal(old, fresh)) return [];
      const text = async ({ paths, textAt }: State, data: unknown) => {
        if (!paths.has(path)) return null;
        return data === undefined ? textAt(path) : stringify(data);
      };
      return summarise(path, await text(was, old), await text(is, fresh));
    }),
  );
  const known = before.photos ?? now.photos ?? [];
  const fresh = (now.photos ?? []).filter((photo) => !known.includes(photo)).length;
  return [...sentences.flat(), ...(fresh > 0 ? [publishWords.newPhotos(fresh)] : [])];
}
