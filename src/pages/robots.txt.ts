import type { APIRoute } from 'astro';

// Unlisted pages are not disallowed: a crawler must read them to see their noindex.
export const GET: APIRoute = ({ site }) =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', site).href}\n`);
