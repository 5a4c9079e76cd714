import type { APIRoute } from 'astro';
import {
  getFacilities,
  getGettingHere,
  getGoodToKnow,
  getInn,
  getNearby,
  getPage,
  getRooms,
} from '../content/queries.ts';
import { llmsText } from '../seo/llms.ts';
import { CONTACT } from '../site/routes.ts';
import { journeyLines } from '../site/views/gettingHere.ts';
import { answeredLines } from '../site/views/goodToKnow.ts';
import { getSitePages } from '../site/views/sitePages.ts';
import { words } from '../site/words/index.ts';

export const GET: APIRoute = async ({ url, site = url }) => {
  const [inn, home, rooms, facilities, nearby, questions, here, all] = await Promise.all([
    getInn(),
    getPage('home'),
    getRooms(),
    getFacilities(),
    getNearby(),
    getGoodToKnow(),
    getGettingHere(),
    getSitePages(),
  ]);
  const pages = all
    .filter(({ id, listed }) => id && listed)
    .map(({ label, path, description }) => ({ name: label, path, description }));
  const text = llmsText({
    ...{ inn, rooms, facilities, nearby, pages },
    further: [
      ...(questions ? [{ heading: questions.heading, lines: answeredLines(questions) }] : []),
      ...(here ? [{ heading: here.heading, lines: journeyLines(here, inn) }] : []),
    ],
    summary: home.description,
    booking: words.llms.booking(new URL(CONTACT, site).href, inn.phone),
    origin: site.origin,
  });
  return new Response(text);
};
