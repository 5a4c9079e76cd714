import type { APIRoute } from 'astro';
import { getRooms } from '../content/queries.ts';
import { unmarked } from '../content/translations.ts';

/**
 * Room names by id, for the contact page and the e-mail service. Not in the page, which would grow
 * with the inn.
 */
export const GET: APIRoute = async () => {
  const names = (await getRooms()).map(({ id, name }) => [id, unmarked(name)]);
  return new Response(JSON.stringify(Object.fromEntries(names)));
};
