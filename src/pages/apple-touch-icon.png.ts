import type { APIRoute } from 'astro';
import { drawingColours } from '../colours/palette.ts';
import { getInn } from '../content/queries.ts';
import { iconPng } from '../discovery/icons.ts';

export const GET: APIRoute = async () =>
  new Response(
    new Uint8Array(await iconPng('bleed', 180, drawingColours((await getInn()).colours))),
  );
