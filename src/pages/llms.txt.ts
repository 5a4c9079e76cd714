import type { APIRoute } from 'astro';
import { getFacilities, getInn, getNearby, getPage, getRooms } from '../content/queries.ts';
import { llmsText } from '../discovery/llms.ts';
import { CONTACT, mainRoutes } from '../routes.ts';
import { getSitePages } from '../views/sitePages.ts';
import { words } from '../words/index.ts';

export const GET: APIRoute = async ({ url, site = url }) => {
  const [inn, home, rooms, facilities, nearby, all] = await Promise.all([
    getInn(),
    getPage('home'),
    getRooms(),
    getFacilities(),
    getNearby(),
    getSitePages(),
  ]);
  const pages = mainRoutes.flatMap(({ href, label }) =>
    all
      .filter(({ path }) => path === href)
      .map(({ path, description }) => ({ name: label, path, description })),
  );
  const text = llmsText({
    ...{ inn, rooms, facilities, nearby, pages },
    summary: home.description,
    booking: words.llms.booking(new URL(CONTACT, site).href, inn.phone),
    origin: site.origin,
  });
  return new Response(text);
};
