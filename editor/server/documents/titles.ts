import { capital, nameInWords } from '../../../lib/text.ts';
import { knownFile } from '../../../src/content/files.ts';
import { NAME, nameIn } from '../../../src/content/placeholders.ts';
import { dataOf, readContentTexts } from './contentFiles.ts';

const titleFromPath = (path: string) => capital(nameInWords(path));

/** A file's title in the editor's menu: a room's is its name. */
export function titleOf(path: string, data: unknown): string {
  const known = knownFile(path);
  if (known) return known.title ?? titleFromPath(path);
  const name = nameIn(data);
  return name === NAME ? titleFromPath(path) : name;
}

/** A file name in a diagnostic. */
const FILE = /(?:content\/)?((?:[\w-]+\/)?[\w-]+\.yaml)/g;

/** A photograph's path in a diagnostic; the editor shows its file name only. */
const PHOTO = /(?:content\/)?photos\/(?:[\w-]+\/)*([\w-]+)\.(?:jpe?g|png|webp)/gi;

/**
 * Replaces file names in sentences by the titles that owners know from the editor's menu.
 * @param sentences the properties of an item to replace them in
 */
export async function withFileTitles<Item extends object>(
  root: string,
  items: readonly Item[],
  ...sentences: (keyof Item)[]
): Promise<Item[]> {
  const all = items.flatMap((item) => sentences.map((name) => String(item[name] ?? '')));
  const named = new Set(all.flatMap((text) => [...text.matchAll(FILE)].map(([, path]) => path)));
  const titles = new Map<string, string>();
  for (const { path, text } of await readContentTexts(root, (one) => named.has(one))) {
    titles.set(path, titleOf(path, dataOf(text)));
  }
  const titled = (text: string) =>
    text
      .replace(FILE, (file, path: string) => (titles.has(path) ? `“${titles.get(path)}”` : file))
      .replace(PHOTO, (_, name: string) => `“${nameInWords(name)}”`);
  return items.map((item) => {
    const said = sentences
      .filter((name) => typeof item[name] === 'string')
      .map((name) => [name, titled(String(item[name]))]);
    return { ...item, ...Object.fromEntries(said) };
  });
}
