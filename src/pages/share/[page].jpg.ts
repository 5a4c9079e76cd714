import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { getDrawingColours, getInn } from '../../content/queries.ts';
import { unmarked } from '../../content/translations.ts';
import { logoDrawing } from '../../seo/emblem.ts';
import { shareCard } from '../../seo/share/card.ts';
import { getSitePages, shareName } from '../../site/views/sitePages.ts';

export const getStaticPaths = (async () => {
  const [facts, pages, colours] = await Promise.all([
    getInn(),
    getSitePages(),
    getDrawingColours(),
  ]);
  const { name, address } = facts;
  const logo = await logoDrawing(facts);
  const own = pages.filter(({ continues }) => continues === undefined);
  return own.map((page) => ({
    params: { page: shareName(page) },
    props: { page, inn: `${name}, ${address.city}`, colours, logo },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** A page's share picture. */
export const GET: APIRoute<Props> = async ({ props: { page, inn, colours, logo } }) => {
  const words = {
    name: unmarked(page.name),
    kicker: unmarked(page.kicker),
    inn: unmarked(inn),
  };
  return new Response(new Uint8Array(await shareCard(page.picture, words, colours, logo)));
};
