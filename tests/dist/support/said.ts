import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languages } from '../../../src/site/languages.ts';

const WORD = /[\p{L}\p{M}]{4,}|\d{4,}/gu;

export const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** Fields whose values are keys or choices, not text. */
const UNREAD = new Set(['photo', 'icon', 'network', 'shape', 'climate', 'category']);

function valuesIn(node: unknown): string[] {
  if (node === null || node === undefined) return [];
  if (typeof node !== 'object') return [String(node)];
  return Object.entries(node).flatMap(([key, value]) => (UNREAD.has(key) ? [] : valuesIn(value)));
}

const filesBelow = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );

/** The words of all texts in a content folder, and of its rooms' addresses. */
export function contentWords(folder: string): Set<string> {
  const files = filesBelow(folder, '.yaml');
  const texts = files.flatMap((name) => [
    name.replace(/\W|_/g, ' '),
    ...valuesIn(parse(readFileSync(join(folder, name), 'utf8'))),
  ]);
  return new Set(texts.flatMap(wordsIn));
}

/** The words of the interface, and of the code around them. */
export function interfaceWords(): Set<string> {
  const folder = join(import.meta.dirname, '../../../src/site/words');
  const sources = filesBelow(folder, '.ts').map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = Object.values(languages).flatMap(({ name, english }) => [name, english]);
  return new Set([...sources, ...names].flatMap(wordsIn));
}

/** Everything a page says: its text, and attributes that are read out or followed. */
export function textOf(page: Document): string {
  for (const element of page.querySelectorAll('style, script:not([type*=json])')) element.remove();
  const said = ['alt', 'title', 'aria-label', 'content', 'href', 'src', 'srcset', 'placeholder'];
  const attributes = [...page.querySelectorAll('*')].flatMap((element) =>
    said.map((name) => element.getAttribute(name) ?? ''),
  );
  // An island's props: the values, not the keys.
  const props = [...page.querySelectorAll('[data-props]')].flatMap((island) =>
    valuesIn(JSON.parse(island.getAttribute('data-props') ?? '{}')),
  );
  return [page.documentElement.textContent, ...attributes, ...props].join(' ').replace(/_/g, ' ');
}
