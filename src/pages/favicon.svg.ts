import type { APIRoute } from 'astro';
import { getDrawingColours, getInn } from '../content/queries.ts';
import { emblemOf } from '../seo/emblem.ts';
import { iconSvg } from '../seo/icons.ts';

export const GET: APIRoute = async () => {
  const inn = await getInn();
  return new Response(iconSvg('tile', await getDrawingColours(), await emblemOf(inn)));
};
