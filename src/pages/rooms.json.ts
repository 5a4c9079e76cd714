import type { APIRoute } from 'astro';
import { getRooms } from '../content/queries.ts';

/**
 * The rooms' names by their addresses: the contact page and the e-mail service read them when a
 * guest asks about one. Not in the page, which would grow with the inn.
 */
export const GET: APIRoute = async () => {
  const names = (await getRooms()).map(({ id, name }) => [id, name]);
  return new Response(JSON.stringify(Object.fromEntries(names)));
};
