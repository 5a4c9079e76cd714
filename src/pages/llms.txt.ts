import type { APIRoute } from 'astro';
import {
  getEnglishJourneys,
  getFacilities,
  getGettingHere,
  getGoodToKnow,
  getInn,
  getNearby,
  getPage,
  getRooms,
} from '../content/queries.ts';
import { llmsText } from '../seo/llms.ts';
import { language } from '../site/languages.ts';
import { CONTACT } from '../site/routes.ts';
import { journeyLines } from '../site/views/gettingHere.ts';
import { answeredLines } from '../site/views/goodToKnow.ts';
import { getSitePages } from '../site/views/sitePages.ts';
import { words } from '../site/words/index.ts';

export const GET: APIRoute = async ({ url, site = url }) => {
  const [inn, home, rooms, facilities, nearby, questions, here, english, all] = await Promise.all([
    getInn(),
    getPage('home'),
    getRooms(),
    getFacilities(),
    getNearby(),
    getGoodToKnow(),
    getGettingHere(),
    getEnglishJourneys(),
    getSitePages(),
  ]);
  const pages = all
    .filter(({ id, listed }) => id && listed)
    .map(({ label, path, description }) => ({ name: label, path, description }));
  const text = llmsText({
    ...{ inn, rooms, facilities, nearby, pages },
    further: [
      ...(questions ? [{ heading: questions.heading, lines: answeredLines(questions) }] : []),
      ...(here ? [{ heading: here.heading, lines: journeyLines(here, inn, english) }] : []),
    ],
    summary: home.description,
    booking: words.llms.booking(new URL(CONTACT, site).href, inn.phone),
    others: inn.languages?.filter((code) => code !== language) ?? [],
    origin: site.origin,
  });
  return new Response(text);
};
