import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../../../src/content/check/folder.ts';
import { equal } from '../../model/pointer.ts';
import { publishWords } from '../../serverWords.ts';
import { dataOf, readWords } from '../contentFiles.ts';
import { type Kept, keepText, keptText } from '../kept/folder.ts';
import { readJournal } from '../kept/journal.ts';
import { photosOf } from '../photos/folder.ts';
import { summarise } from '../summary/summarise.ts';
import { writeWhole } from '../wholeFile.ts';

/** What was published: the hash of each file's text, and the photographs' names. */
interface Published {
  texts: Record<string, string>;
  photos?: string[];
}

const fileOf = (kept: Kept) => join(kept.folder, 'published.json');

/** What stands in the folder now, kept so that a later change can be told. */
export async function stateOf(kept: Kept): Promise<Published> {
  const texts: Record<string, string> = {};
  for (const { path, text } of await readWords(kept.content)) {
    texts[path] = await keepText(kept, text);
  }
  return { texts, photos: await listFiles(photosOf(kept.content)) };
}

export const notePublished = (kept: Kept, state: Published) =>
  writeWhole(fileOf(kept), JSON.stringify(state));

async function lastPublished(kept: Kept): Promise<Published> {
  try {
    const read: Published = Object(JSON.parse(await readFile(fileOf(kept), 'utf8')));
    return { ...read, texts: { ...read.texts } };
  } catch {
    // Never from here: then all since the desk first met the folder.
    const { entries } = await readJournal(kept);
    const first = entries.find(({ kind }) => kind === 'start')?.changes ?? [];
    return { texts: Object.fromEntries(first.map(({ path, after }) => [path, after ?? ''])) };
  }
}

/** What publishing would change, in sentences. */
export async function changesSince(kept: Kept): Promise<string[]> {
  const [before, now] = [await lastPublished(kept), await stateOf(kept)];
  const paths = [...new Set([...Object.keys(before.texts), ...Object.keys(now.texts)])].sort();
  const sentences = await Promise.all(
    paths
      .filter((path) => before.texts[path] !== now.texts[path])
      // Its coming among those that are put aside tells it.
      .filter((path) => now.texts[path] || !now.texts[path.replace(/^rooms\//, 'aside/')])
      .map(async (path) => {
        const [was, is] = [before, now].map(({ texts }) => texts[path]);
        // A history that somebody has tidied up must not keep the inn from being published.
        const [old = null, fresh = null] = await Promise.all(
          [was, is].map((hash) => (hash ? keptText(kept, hash).catch(() => null) : null)),
        );
        // A note, or the mark of a sample: nothing that guests see.
        const isSeen = old === null || fresh === null || !equal(dataOf(old), dataOf(fresh));
        return isSeen ? summarise(path, old, fresh) : [];
      }),
  );
  const known = before.photos ?? now.photos ?? [];
  const fresh = (now.photos ?? []).filter((photo) => !known.includes(photo)).length;
  return [...sentences.flat(), ...(fresh > 0 ? [publishWords.newPhotos(fresh)] : [])];
}
