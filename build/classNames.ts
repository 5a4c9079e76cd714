import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// CSS modules name keyframes as they do classes.
const NAME = /(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g;
// Neither a comment nor an address is a selector.
const NO_SELECTOR = /\/\*.*?\*\/|url\([^)]*\)/gs;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function nameAt(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? letter : nameAt(Math.floor(index / LETTERS.length) - 1) + letter;
}

/**
 * Shortest names for all classes and keyframes of the CSS modules under `folder`: a, b, … z, aa, … They count
 * through the sorted files, so every part of one build gives a class the same name.
 * @returns what Vite's `css.modules.generateScopedName` asks for; it throws for a class it was not
 * told of.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => join(folder, file))
    .sort();
  for (const file of modules) {
    const rules = readFileSync(file, 'utf8').replace(NO_SELECTOR, '');
    for (const [, name] of rules.matchAll(NAME)) {
      const key = `${file} ${name}`;
      if (!names.has(key)) names.set(key, nameAt(names.size));
    }
  }
  return (name, file) => {
    const short = names.get(`${file} ${name}`);
    if (!short) throw new Error(`${file} has no class .${name}: is it outside ${folder}?`);
    return short;
  };
}
