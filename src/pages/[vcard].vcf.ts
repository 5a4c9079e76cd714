import type { APIRoute, GetStaticPaths } from 'astro';
import { siteOrigin } from '../../lib/settings.ts';
import { getInn, getPage } from '../content/queries.ts';
import { unmarked } from '../content/translations.ts';
import { smallPicture } from '../images/cropped.ts';
import { vcardOf } from '../seo/vcard.ts';
import { vcardName } from '../site/views/contactDetails.ts';

export const getStaticPaths = (async () => [
  { params: { vcard: vcardName((await getInn()).name) } },
]) satisfies GetStaticPaths;

/** The inn's vCard. */
export const GET: APIRoute = async () => {
  const [inn, home] = await Promise.all([getInn(), getPage('home')]);
  const [hero] = home.hero.pictures;
  const picture = hero && (await smallPicture(hero));
  return new Response(unmarked(vcardOf(inn, { url: siteOrigin(), picture })));
};
