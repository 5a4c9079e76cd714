import type { APIRoute } from 'astro';
import { iconSvg } from '../discovery/icons.ts';

export const GET: APIRoute = () => new Response(iconSvg('tile'));
