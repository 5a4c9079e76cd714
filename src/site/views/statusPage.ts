import { getInn, getPage, getTranslations } from '../../content/queries.ts';
import { preparePicture } from '../../images/pictures.ts';
import { contactDetailsOf } from './contactDetails.ts';
import { otherHomes } from './otherHomes.ts';

/** The content of a page that reports a status. */
export async function statusPage(id: 'not-found' | 'failure' | 'not-sent' | 'sent') {
  const [inn, { heading, intro, picture }] = await Promise.all([getInn(), getPage(id)]);
  return {
    ...{ heading, intro },
    contact: contactDetailsOf(inn),
    picture: picture && (await preparePicture(picture, 'upright', { priority: true })),
  };
}

/** The content of a page that hosts show for addresses in all languages. */
export async function hostPage(id: 'not-found' | 'failure') {
  const [status, inn, translations] = await Promise.all([
    statusPage(id),
    getInn(),
    getTranslations(),
  ]);
  return { ...status, otherHomes: otherHomes(inn.languages ?? [], status.heading, translations) };
}
