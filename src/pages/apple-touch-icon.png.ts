import type { APIRoute } from 'astro';
import { iconPng } from '../discovery/icons.ts';

export const GET: APIRoute = async () => new Response(new Uint8Array(await iconPng('bleed', 180)));
