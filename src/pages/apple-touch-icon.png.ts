import type { APIRoute } from 'astro';
import { drawingColours } from '../colours/palette.ts';
import { getInn } from '../content/queries.ts';
import { emblemOf } from '../discovery/emblem.ts';
import { iconPng } from '../discovery/icons.ts';

export const GET: APIRoute = async () => {
  const inn = await getInn();
  const png = await iconPng('bleed', 180, drawingColours(inn.colours), await emblemOf(inn));
  return new Response(new Uint8Array(png));
};
