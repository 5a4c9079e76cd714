import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../lib/files.ts';
import { type LanguageCode, translatedCodes } from '../../../src/site/languages.ts';

export interface Page {
  /** The path of its file in the build. */
  file: string;
  /** Its path, with a leading slash. */
  route: string;
  /** The path of its English counterpart. */
  english: string;
  code: LanguageCode;
  html: string;
  document: Document;
}

/** Every HTML page of a build, in every language, including error pages. */
export const pagesOf = (dist: string): Page[] =>
  listFiles(dist)
    .filter((path) => path.endsWith('.html'))
    .map((file) => {
      const html = readFileSync(join(dist, file), 'utf8');
      const route = file.replace(/(?:\/index)?\.html$/, '') || '/';
      const own = translatedCodes.find((code) => `${route}/`.startsWith(`/${code}/`));
      return {
        ...{ file, route, html, code: own ?? 'en' },
        english: own ? route.slice(own.length + 1) || '/' : route,
        document: new DOMParser().parseFromString(html, 'text/html'),
      };
    });
