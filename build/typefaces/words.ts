import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../lib/files.ts';
import type { Translated } from '../../src/site/languages.ts';
import { typefaceOf } from '../../src/site/typefaces.ts';

const ESCAPE = /\\u([0-9a-fA-F]{4})/g;

/**
 * Every word in a language's script that its pages may show: from the content and the interface.
 * @param content the content folder, an absolute path
 * @param source the folder `src`
 */
export function wordsOf(content: string, source: string, code: Translated): string[] {
  const own = join(source, 'site/words', code);
  const texts = [
    ...listFiles(content).flatMap((path) => (path.endsWith('.yaml') ? [join(content, path)] : [])),
    ...readdirSync(own).map((name) => join(own, name)),
  ].map((file) => readFileSync(file, 'utf8'));
  const plain = texts
    .join('\n')
    .replace(ESCAPE, (_, unit) => String.fromCharCode(Number.parseInt(unit, 16)))
    .normalize('NFC');
  const script = typefaceOf(code)?.script;
  if (!script) return [];
  // Some signs, and two joiners, belong to several scripts.
  const word = new RegExp(`\\p{sc=${script}}[\\p{scx=${script}}\\u200c\\u200d]*`, 'gu');
  return [...new Set(plain.match(word))].sort();
}
