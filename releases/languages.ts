import { rmSync } from 'node:fs';
import { languageFolder } from '../build/languages.ts';
import { siteLanguages } from '../src/content/siteLanguages.ts';
import type { LanguageCode } from '../src/site/languages.ts';

/**
 * Builds the pages of every language into a folder; English last, as its build takes in the others.
 * @param content the content folder, which names the languages
 * @param build runs Astro with `SITE_LANGUAGE` for one language
 */
export async function buildLanguages(
  content: string,
  outDir: string,
  build: (outDir: string, code: LanguageCode) => Promise<void>,
): Promise<void> {
  const others = await siteLanguages(content);
  try {
    for (const code of others) await build(languageFolder(outDir, code), code);
    await build(outDir, 'en');
  } finally {
    for (const code of others)
      rmSync(languageFolder(outDir, code), { recursive: true, force: true });
  }
}
