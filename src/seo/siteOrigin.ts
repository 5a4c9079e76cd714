import { readSiteOrigins } from '../../lib/siteOrigins.ts';

/** Where the site is, without the slash; undefined while nobody has said so (SITE_ORIGIN). */
export function siteOrigin(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return readSiteOrigins(env['SITE_ORIGIN'])[0];
}
