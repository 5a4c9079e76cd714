import type { APIRoute } from 'astro';
import { getRooms } from '../content/queries.ts';
import { unmarked } from '../content/translations.ts';

/**
 * Room names by id, for the contact page and the e-mail service. A separate file, so that the page does
 * not grow with the number of rooms.
 */
export const GET: APIRoute = async () => {
  const names = (await getRooms()).map(({ id, name }) => [id, unmarked(name)]);
  return new Response(JSON.stringify(Object.fromEntries(names)));
};
