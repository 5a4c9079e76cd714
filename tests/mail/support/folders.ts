import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder that is deleted when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copperpod-inn-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files, by path, into a temporary folder. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

function page(title: string): string {
  return `<!doctype html><meta http-equiv="content-security-policy" content="default-src 'self'; script-src 'self' 'sha256-${title}='"><title>${title}</title><p>${title.repeat(100)}</p>`;
}

/** A small built site, laid out as Astro's `build.format: 'file'` does. */
export const SITE_FILES = {
  'index.html': page('Home'),
  'about.html': page('About'),
  'Deluxe_Double_Non-AC_Room.html': page('Room'),
  'sent.html': page('Sent'),
  'not-sent.html': page('NotSent'),
  '404.html': page('Lost'),
  '500.html': page('Broken'),
  'robots.txt': 'User-agent: *\n',
  '_astro/app.B7xk2.js': `export const answer = 42;\n${'// padding\n'.repeat(100)}`,
  'fonts/text.woff2': Buffer.alloc(1000, 7),
  'photo.webp': Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256)),
};
