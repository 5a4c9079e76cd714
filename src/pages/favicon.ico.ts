import type { APIRoute } from 'astro';
import { getDrawingColours, getInn } from '../content/queries.ts';
import { emblemOf } from '../discovery/emblem.ts';
import { iconPng, icoOf } from '../discovery/icons.ts';

export const GET: APIRoute = async () => {
  const inn = await getInn();
  const png = await iconPng('tile', 32, await getDrawingColours(), await emblemOf(inn));
  return new Response(new Uint8Array(icoOf(png, 32)));
};
