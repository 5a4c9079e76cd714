import { type Translated, translatedCodes } from '../site/languages.ts';
import { INN, innIn, loadContent } from './load.ts';

/** The languages besides English that the inn's website is in; none if its file cannot be read. */
export async function siteLanguages(folder: string): Promise<Translated[]> {
  const inn = innIn(await loadContent(folder, (path) => path === INN))?.data;
  const chosen: unknown = (inn as { languages?: unknown } | undefined)?.languages;
  return translatedCodes.filter((code) => Array.isArray(chosen) && chosen.includes(code));
}
