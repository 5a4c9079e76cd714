import { type Translated, translatedCodes } from '../site/languages.ts';
import { INN, innIn, loadContent } from './load.ts';
import { listOf, stepInto } from './pointer.ts';

/** The languages besides English that the inn's website is in; none if its file cannot be read. */
export async function siteLanguages(folder: string): Promise<Translated[]> {
  const inn = innIn(await loadContent(folder, (path) => path === INN));
  const chosen = listOf(stepInto(inn?.data, 'languages'));
  return translatedCodes.filter((code) => chosen.includes(code));
}
