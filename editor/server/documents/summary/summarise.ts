import { samplesIn } from '../../../../src/content/samples.ts';
import { changeWords } from '../../../serverWords.ts';
import { dataOf, formSchema, schemaOf } from '../contentFiles.ts';
import { titleOf } from '../titles.ts';
import { changesIn } from './changes.ts';

const isRoom = (path: string) => /^(?:rooms|aside)\//.test(path);

function ofWholeFile(path: string, data: unknown, isThere: boolean): string {
  const name = titleOf(path, data);
  if (!isRoom(path)) return isThere ? changeWords.newFile(name) : changeWords.fileGone(name);
  if (path.startsWith('aside/')) return isThere ? changeWords.roomArchived(name) : '';
  return isThere ? changeWords.newRoom(name) : changeWords.roomGone(name);
}

/**
 * Describes the changes to a file in sentences for its owner.
 * @param before the file's text; null if it did not exist
 */
export function summarise(path: string, before: string | null, after: string | null): string[] {
  const [was, is] = [before, after].map((text) => (text === null ? undefined : dataOf(text)));
  if (before === null || after === null) {
    const sentence = ofWholeFile(path, is ?? was, after !== null);
    return sentence ? [sentence] : [];
  }
  const file = titleOf(path, was);
  if (was === undefined || is === undefined) return [changeWords.unreadable(file)];
  const subject = isRoom(path)
    ? changeWords.theRoom(file)
    : path === 'inn.yaml'
      ? changeWords.theInn
      : undefined;
  const changes = changesIn({ schema: formSchema(schemaOf(path)), file, subject }, [], was, is);
  if (changes.length > 0) return changes;
  const isConfirmed = samplesIn(path, after).length < samplesIn(path, before).length;
  return [isConfirmed ? changeWords.confirmed(file) : changeWords.commentsOnly(file)];
}
