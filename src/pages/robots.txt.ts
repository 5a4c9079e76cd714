import type { APIRoute } from 'astro';

// Pages that only answer something are not forbidden here: a crawler must read them to learn that
// they ask to be left out.
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
