import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The page of CONTRIBUTING.md. */
export const NEW_PAGE = { route: '/weddings', path: 'pages/weddings.yaml', name: 'Weddings' };

const REGISTRY = 'src/content/pages.ts';
const ROUTE = 'src/pages/weddings/[...page].astro';
const WORDS = `content/${NEW_PAGE.path}`;

/** What “A page” in CONTRIBUTING.md shows: the entry, the page and its words. */
function shown(): string[] {
  const guide = readFileSync(join(import.meta.dirname, '../../../CONTRIBUTING.md'), 'utf8');
  const section = /^\*\*A page\.\*\*.*?(?=^\*\*)/ms.exec(guide)?.[0] ?? '';
  if (![REGISTRY, ROUTE, WORDS].every((file) => section.includes(`\`${file}\``))) {
    throw new Error('CONTRIBUTING.md names other files for a page than this test.');
  }
  return [...section.matchAll(/^ {3}```\w+\n(.*?)^ {3}```$/gms)].map(([, text = '']) =>
    text.replace(/^ {3}/gm, ''),
  );
}

/** Adds the page, except its words, to a copy of the project. */
export function addPage(project: string): void {
  const [entry = '', page = ''] = shown();
  const registry = join(project, REGISTRY);
  const before = readFileSync(registry, 'utf8');
  writeFileSync(
    registry,
    before.replace("  'good-to-know': page({", (next) => `${entry}${next}`),
  );
  mkdirSync(dirname(join(project, ROUTE)), { recursive: true });
  writeFileSync(join(project, ROUTE), page);
}

/** Adds the page’s words to a content folder. */
export function writePageWords(content: string): void {
  const [, , words = ''] = shown();
  writeFileSync(join(content, NEW_PAGE.path), words);
}
