import type { APIRoute } from 'astro';
import { sitemapOf } from '../seo/sitemap.ts';
import { getSitePages } from '../site/views/sitePages.ts';

/** Every page search engines may list; build/finishPages.ts adds each page's photographs. */
export const GET: APIRoute = async ({ url, site = url }) => {
  const listed = (await getSitePages()).filter((page) => page.listed);
  const addresses = listed.map(({ path }) => new URL(path, site).href);
  return new Response(sitemapOf(addresses));
};
