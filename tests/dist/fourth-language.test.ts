/** Tamil, added as CONTRIBUTING.md says: a folder of words, a column of translations, a line of the registry. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { builtSite } from '../support/builds.ts';
import { pagesOf } from './support/pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const HEADING = 'எங்கள் அறைகள்';
const LINE = "  ta: { tag: 'ta-IN', name: 'தமிழ்', english: 'Tamil', locale: 'ta_IN' },\n";

/** Changes a file once. @throws if nothing changed */
function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} is another: ${from}`);
  writeFileSync(file, changed);
}

/** The words of another language, with one of its own that says which they are. */
function addWords(project: string): void {
  const words = join(project, 'src/site/words');
  const own = join(words, 'ta');
  cpSync(join(words, 'hi'), own, { recursive: true });
  for (const file of readdirSync(own)) {
    const text = readFileSync(join(own, file), 'utf8');
    writeFileSync(join(own, file), text.replaceAll('hi-IN', 'ta-IN'));
  }
}

const { dist } = await builtSite('fourth-language', {
  hasSamplePictures: true,
  writeContent: async (content) => {
    cpSync(join(ROOT, 'content'), content, { recursive: true });
    change(join(content, 'inn.yaml'), /^languages:.*(?:\n +-.*)*$/m, 'languages: [en, ta]');
    const file = join(content, 'translations.yaml');
    const entries: Record<string, unknown>[] = parse(readFileSync(file, 'utf8'));
    const { heading } = parse(readFileSync(join(content, 'pages/rooms.yaml'), 'utf8'));
    const tamil = entries.map(({ sample: _, ...entry }) => ({
      ...entry,
      ta: entry['en'] === heading ? HEADING : entry['en'],
    }));
    writeFileSync(file, stringify(tamil));
  },
  changeProject: (project) => {
    change(
      join(project, 'src/site/languages.ts'),
      /(?=^\} satisfies Record<string, Language>;$)/m,
      LINE,
    );
    addWords(project);
  },
});

test('every page is there in a fourth language, with the switch, and nothing else was touched', () => {
  const files = readdirSync(join(dist, 'ta')).map((file) => basename(file, '.html'));
  expect(files).toEqual(expect.arrayContaining(['index', 'rooms', 'contact', 'about']));
  const pages = pagesOf(dist);
  const rooms = pages.find(({ route }) => route === '/ta/rooms')?.document;
  expect(rooms?.documentElement.lang).toBe('ta-IN');
  expect(rooms?.querySelector('h1')?.textContent).toBe(HEADING);
  const english = pages.find(({ route }) => route === '/rooms')?.document;
  const link = english?.querySelector('a[data-language="ta"]');
  expect([link?.textContent?.trim(), link?.getAttribute('href')]).toEqual(['தமிழ்', '/ta/rooms']);
  expect(rooms?.querySelector('a[data-language="en"]')?.getAttribute('href')).toBe('/rooms');
});
