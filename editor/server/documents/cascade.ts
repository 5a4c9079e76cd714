import { FILES } from '../../../src/content/fileNames.ts';
import { pageFile } from '../../../src/content/files.ts';
import type { Edit, Op } from '../../model/api.ts';
import { apply } from '../../model/ops.ts';
import { get, listOf } from '../../model/pointer.ts';
import { rekeyTranslations } from '../translations/sentences.ts';
import { dataOf, editedText, readTextOrNone } from './contentFiles.ts';

/** Holds a group's former heading, to recognise a group that was moved. */
const WAS = Symbol('was');

type Group = { heading?: unknown; [WAS]?: unknown };

const groupsIn = (data: unknown) => listOf(get(data, ['groups'])) as Group[];

/** The headings that these operations change, from old to new. */
function renamed(data: unknown, ops: readonly Op[]): Map<string, string> {
  const marked = groupsIn(data).map((group) => ({ ...group, [WAS]: group.heading }));
  const after = groupsIn(apply({ ...(data as object), groups: marked }, ops));
  const unchanged = new Set(
    after.map(({ heading, [WAS]: was }) => (heading === was ? was : undefined)),
  );
  return new Map(
    after.flatMap(({ heading, [WAS]: was }): [string, string][] =>
      typeof heading === 'string' &&
      typeof was === 'string' &&
      heading.trim() &&
      !unchanged.has(was)
        ? [[was.trim(), heading.trim()]]
        : [],
    ),
  );
}

export type Cascade = readonly [path: string, text: string][];

/**
 * The changes to other files that an edit requires: a facility refers to its group by the heading
 * on the page, so a new heading changes the facilities too; and translations follow their English.
 */
export async function cascade(root: string, edit: Edit): Promise<Cascade> {
  const facilities = await regrouped(root, edit);
  return [...facilities, ...(await rekeyTranslations(root, edit, facilities))];
}

async function regrouped(root: string, { path, ops }: Edit): Promise<Cascade> {
  if (path !== pageFile('facilities')) return [];
  const page = dataOf((await readTextOrNone(root, pageFile('facilities'))).text);
  const headings = renamed(page, ops);
  const { text } = await readTextOrNone(root, FILES.facilities);
  const facilities = dataOf(text);
  const moves = listOf(facilities).flatMap((one, index): Op[] => {
    const value = headings.get(String(get(one, ['group'])).trim());
    return value === undefined ? [] : [{ op: 'set', at: [index, 'group'], value }];
  });
  if (moves.length === 0) return [];
  return [[FILES.facilities, editedText(FILES.facilities, text, moves)]];
}
