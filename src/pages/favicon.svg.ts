import type { APIRoute } from 'astro';
import { drawingColours } from '../colours/palette.ts';
import { getInn } from '../content/queries.ts';
import { emblemOf } from '../discovery/emblem.ts';
import { iconSvg } from '../discovery/icons.ts';

export const GET: APIRoute = async () => {
  const inn = await getInn();
  return new Response(iconSvg('tile', drawingColours(inn.colours), await emblemOf(inn)));
};
