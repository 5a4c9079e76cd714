import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawingColours } from '../../colours/palette.ts';
import { getInn } from '../../content/queries.ts';
import { shareCard } from '../../discovery/share/card.ts';
import { getSitePages, shareName } from '../../views/sitePages.ts';

export const getStaticPaths = (async () => {
  const [{ name, address, colours }, pages] = await Promise.all([getInn(), getSitePages()]);
  const own = pages.filter(({ continues }) => continues === undefined);
  return own.map((page) => ({
    params: { page: shareName(page) },
    props: { page, inn: `${name}, ${address.city}`, colours: drawingColours(colours) },
  }));
}) satisfies GetStaticPaths;

type Props = InferGetStaticPropsType<typeof getStaticPaths>;

/** The picture that goes with a link to a page. */
export const GET: APIRoute<Props> = async ({ props: { page, inn, colours } }) => {
  const { picture, name, kicker } = page;
  return new Response(new Uint8Array(await shareCard(picture, { name, kicker, inn }, colours)));
};
