import { NAME, nameIn } from '../../../src/content/placeholders.ts';
import { changeWords, fileTitles, titleFromPath } from '../../serverWords.ts';
import { dataOf, schemaOf } from '../contentFiles.ts';
import { formSchema } from '../schema.ts';
import { changesIn } from './changes.ts';

const isRoom = (path: string) => /^(?:rooms|aside)\//.test(path);

function fileName(path: string, data: unknown): string {
  if (isRoom(path)) {
    const name = nameIn(data);
    return name === NAME ? titleFromPath(path) : name;
  }
  return fileTitles[path] ?? titleFromPath(path);
}

function ofWholeFile(path: string, data: unknown, isThere: boolean): string {
  const name = fileName(path, data);
  if (!isRoom(path)) return isThere ? changeWords.newFile(name) : changeWords.fileGone(name);
  if (path.startsWith('aside/')) return isThere ? changeWords.roomAside(name) : '';
  return isThere ? changeWords.newRoom(name) : changeWords.roomGone(name);
}

/**
 * What changed in a file, in sentences that an owner would say.
 * @param before its text; null where there was none
 */
export function summarise(path: string, before: string | null, after: string | null): string[] {
  const [was, is] = [before, after].map((text) => (text === null ? undefined : dataOf(text)));
  if (before === null || after === null) {
    const sentence = ofWholeFile(path, is ?? was, after !== null);
    return sentence ? [sentence] : [];
  }
  const file = fileName(path, was);
  if (was === undefined || is === undefined) return [changeWords.unreadable(file)];
  const subject = isRoom(path)
    ? changeWords.theRoom(file)
    : path === 'inn.yaml'
      ? changeWords.theInn
      : undefined;
  const changes = changesIn({ schema: formSchema(schemaOf(path)), file, subject }, [], was, is);
  return changes.length > 0 ? changes : [changeWords.remarksOnly(file)];
}
