import type { APIRoute } from 'astro';
import { iconPng, icoOf } from '../discovery/icons.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(icoOf(await iconPng('tile', 32), 32)));
