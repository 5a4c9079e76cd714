import type { z } from 'zod';
import { nameInWords } from '../../../lib/text.ts';
import type { Op } from '../../model/api.ts';
import type { OldDescription, PhotoUse, Replaced } from '../../model/photos.ts';
import { get } from '../../model/pointer.ts';
import type { requests } from '../../model/requests.ts';
import { photoWords } from '../../serverWords.ts';
import { dataOf, editedText, readText } from '../documents/contentFiles.ts';
import { newErrors } from '../documents/diagnostics.ts';
import { withoutOldSamples } from '../documents/files.ts';
import { commit, withRecordedChanges } from '../history/commit.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { photoFile } from './folder.ts';
import { photoUses } from './uses.ts';

type Replacement = z.infer<typeof requests.replacePhotos>;
type Files = Replacement['files'];

/** Whether the same files, at the same versions, name the photograph. */
function isAsSeen(uses: readonly PhotoUse[], files: Files): boolean {
  const now = new Map(uses.map(({ path, version }) => [path, version]));
  return files.length === now.size && files.every(({ path, version }) => now.get(path) === version);
}

/** The operations that replace the photograph in one field, and drop the previous one's focus. */
function opsFor({ at }: PhotoUse, by: string, data: unknown): Op[] {
  const focus = [...at.slice(0, -1), 'focus'];
  const hasFocus = at.at(-1) === 'photo' && get(data, focus) !== undefined;
  return [{ op: 'set', at, value: by }, ...(hasFocus ? [{ op: 'unset', at: focus } as const] : [])];
}

function descriptionOf(use: PhotoUse, data: unknown): OldDescription[] {
  const at = [...use.at.slice(0, -1), 'alt'];
  const alt = use.at.at(-1) === 'photo' ? get(data, at) : undefined;
  return typeof alt === 'string' && alt ? [{ ...use, at, alt }] : [];
}

/**
 * Replaces photographs in each field that names them, in one save.
 * @param pairs each photograph to replace, and the one that takes its place
 * @param files the files that name them, as the owner saw them
 * @throws HttpError 409 if one of the files has changed since, 422 if the check finds a new error
 */
export function replacePhotos(
  workspace: Workspace,
  { pairs, files }: Replacement,
): Promise<Replaced> {
  return withRecordedChanges(workspace, async () => {
    const { content } = workspace;
    for (const { by } of pairs) await photoFile(content, by);
    const named = await photoUses(content);
    const byPhoto = new Map(pairs.map(({ photo, by }) => [photo, by]));
    const usesOf = ({ photo, by }: Replacement['pairs'][number]) =>
      (photo === by ? undefined : named.get(photo)?.map((use) => ({ use, by }))) ?? [];
    const places = pairs.flatMap(usesOf);
    const uses = places.map(({ use }) => use);
    const isReadable = uses.every(({ at }) => at.length > 0);
    const hasNothing = pairs.some((pair) => usesOf(pair).length === 0);
    if (hasNothing || byPhoto.size < pairs.length)
      throw new HttpError(409, photoWords.nothingToReplace);
    if (!isReadable || !isAsSeen(uses, files))
      throw new HttpError(409, photoWords.changedMeanwhile);
    const texts = new Map<string, string>();
    const descriptions: OldDescription[] = [];
    for (const [path, inFile] of Map.groupBy(places, ({ use }) => use.path)) {
      const { text } = await readText(content, path);
      const data = dataOf(text);
      const ops = inFile.flatMap(({ use, by }) => opsFor(use, by, data));
      texts.set(path, await withoutOldSamples(workspace, path, editedText(path, text, ops)));
      descriptions.push(...inFile.flatMap(({ use }) => descriptionOf(use, data)));
    }
    const diagnostics = await newErrors(content, texts);
    if (diagnostics.length > 0) throw new HttpError(422, photoWords.cannotReplace, { diagnostics });
    const [only, ...more] = pairs;
    const summary = [
      only && more.length === 0
        ? photoWords.replaced(nameInWords(only.photo), nameInWords(only.by), uses.length)
        : photoWords.replacedSeveral(pairs.length, uses.length),
    ];
    const entry = await commit(workspace, texts, 'save', { summary });
    return { saveId: entry?.id ?? '', count: uses.length, descriptions };
  });
}
