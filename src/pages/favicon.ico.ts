import type { APIRoute } from 'astro';
import { drawingColours } from '../colours/palette.ts';
import { getInn } from '../content/queries.ts';
import { iconPng, icoOf } from '../discovery/icons.ts';

export const GET: APIRoute = async () =>
  new Response(
    new Uint8Array(icoOf(await iconPng('tile', 32, drawingColours((await getInn()).colours)), 32)),
  );
