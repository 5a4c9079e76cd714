import type { APIRoute } from 'astro';
import { getDrawingColours, getInn } from '../content/queries.ts';
import { emblemOf } from '../seo/emblem.ts';
import { iconPng, icoOf } from '../seo/icons.ts';

export const GET: APIRoute = async () => {
  const inn = await getInn();
  const png = await iconPng('tile', 32, await getDrawingColours(), await emblemOf(inn));
  return new Response(new Uint8Array(icoOf(png, 32)));
};
