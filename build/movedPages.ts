import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { escapeHtml } from '../lib/text.ts';
import { words } from '../src/site/words/index.ts';

function movedPage(to: string, origin: string): string {
  const href = escapeHtml(to);
  return `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<title>${words.moved}</title>
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${escapeHtml(new URL(to, origin).href)}">
<p><a href="${href}">${words.moved}</a></p>
</html>
`;
}

/** Whether a file is where the path needs a folder: nothing can be below /a.jpg. */
function isTaken(dist: string, path: string): boolean {
  const steps = path.split('/').filter(Boolean);
  return steps.some((_, index) =>
    statSync(join(dist, ...steps.slice(0, index + 1)), { throwIfNoEntry: false })?.isFile(),
  );
}

/**
 * Writes pages at old addresses that forward to the new ones, for hosts without redirects. Existing
 * files stay.
 * @param previous the old addresses, each with the route that replaces it
 * @param origin the site's
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
