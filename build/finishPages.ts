import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../lib/files.ts';
import {
  refuseMetadata,
  removeUnnamed,
  renamePictures,
  withPictureNames,
} from './publishedPictures.ts';

// Files that may name a picture.
const TEXT = /\.(?:html|xml|txt|json|webmanifest)$/;
const EXTERNAL = /<script type="module" src="([^"]+)"><\/script>/g;
const INLINE = /<(script|style)\b([^>]*)>(.*?)<\/\1>/gs;
const META = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
// Attributes of scripts that browsers run; other types are data, which no policy covers.
const RUNS = /^(?: type="module")?$/;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Moves the addresses of the page's scripts to an attribute of the body, from where
 * `src/components/layout/deferredScripts.ts` loads them once the page is visible.
 */
export function withDeferredScripts(html: string): string {
  const files = [...html.matchAll(EXTERNAL)].map(([, file]) => file).join(' ');
  if (!files) return html;
  return html.replace(EXTERNAL, '').replace('<body', () => `<body data-scripts="${files}"`);
}

/**
 * Reduces the page's Content-Security-Policy to its own hashes: Astro lists those of all pages'
 * scripts and styles, a kilobyte that does not compress.
 * @param later texts of script elements that scripts insert into the page
 */
export function withOwnPolicy(html: string, later: readonly string[]): string {
  const hashes: Record<string, string[]> = { script: later.map(hashOf), style: [] };
  for (const [, element = '', attributes = '', content = ''] of html.matchAll(INLINE)) {
    if (RUNS.test(attributes)) hashes[element]?.push(hashOf(content));
  }
  return html.replace(META, (_, start: string, policy: string) => {
    const directives = policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      const own = hashes[name.replace('-src', '')];
      if (!own) return directive.trim();
      const named = sources.filter((source) => !source.startsWith("'sha256-"));
      return [name, ...named, ...new Set(own)].join(' ');
    });
    return start + directives.filter(Boolean).join(';');
  });
}

/**
 * The Astro integration that defers the pages' scripts, gives each page its own policy, renames the
 * pictures, and removes those that no page names.
 */
export function finishPages(later: readonly string[]): AstroIntegration {
  return {
    name: 'finish-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const dist = fileURLToPath(dir);
        removeUnnamed(dist);
        await refuseMetadata(dist);
        const addresses = await renamePictures(dist);
        for (const path of listFiles(dist).filter((one) => TEXT.test(one))) {
          const file = join(dist, path);
          const text = withPictureNames(readFileSync(file, 'utf8'), addresses);
          const isPage = path.endsWith('.html');
          writeFileSync(file, isPage ? withOwnPolicy(withDeferredScripts(text), later) : text);
        }
      },
    },
  };
}
