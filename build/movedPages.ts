import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { words } from '../src/site/words/index.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function movedPage(to: string, origin: string): string {
  const href = escaped(to);
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>${words.moved}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escaped(new URL(to, origin).href)}">
<p><a href="${href}">${words.moved}</a></p>
</html>
`;
}

/** Whether a file stands where a path would need a folder: what is at /a.jpg has nothing below it. */
function isTaken(dist: string, path: string): boolean {
  const steps = path.split('/').filter(Boolean);
  return steps.some((_, index) =>
    statSync(join(dist, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * Pages at old addresses that lead on by themselves, for hosts that know no redirects. What is there
 * already stands.
 * @param former addresses that pages had before, each with the route that answers for it
 * @param origin where the site lives
 */
export function writeMovedPages(
  dist: string,
  previous: ReadonlyMap<string, string>,
  origin: string,
): void {
  for (const [from, to] of previous) {
    const path = from.replace(/\/$/, '');
    if (isTaken(dist, path)) continue;
    const file = join(dist, /\.html?$/i.test(path) ? path : `${path}/index.html`);
    if (existsSync(file)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, movedPage(to, origin));
  }
}
