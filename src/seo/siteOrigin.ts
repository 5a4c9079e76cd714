import { readSiteOrigins } from '../../lib/siteOrigins.ts';

/** The site's origin without a trailing slash; undefined if SITE_ORIGIN is not set. */
export function siteOrigin(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return readSiteOrigins(env['SITE_ORIGIN'])[0];
}
