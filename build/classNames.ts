import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// CSS modules rename keyframes as well.
const NAME = /(?:\.|@keyframes\s+)([a-zA-Z_][\w-]*)/g;
// Comments and URLs contain no selectors.
const NO_SELECTOR = /\/\*.*?\*\/|url\([^)]*\)/gs;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function nameAt(index: number): string {
  const letter = LETTERS.charAt(index % LETTERS.length);
  return index < LETTERS.length ? letter : nameAt(Math.floor(index / LETTERS.length) - 1) + letter;
}

/**
 * Gives all classes and keyframes of the CSS modules under `folder` the shortest names: a, b, … z, aa, …
 * Names follow the order of the sorted files, so every part of a build uses the same ones.
 * @returns a function for Vite's `css.modules.generateScopedName`; it throws for unknown classes
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
