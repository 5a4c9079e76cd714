import type { APIRoute } from 'astro';
import { drawingColours } from '../colours/palette.ts';
import { getInn } from '../content/queries.ts';
import { iconSvg } from '../discovery/icons.ts';

export const GET: APIRoute = async () =>
  new Response(iconSvg('tile', drawingColours((await getInn()).colours)));
