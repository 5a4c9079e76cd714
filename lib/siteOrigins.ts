import { errorWithoutStack } from './errors.ts';

/**
 * Reads SITE_ORIGIN for the build, the server and the e-mail service.
 * @param typed an origin, or several separated by commas: the first is canonical, pages of all may post here
 * @returns the origins without a trailing slash; none if it is unset
 * @throws an Error that says how to write it, without quoting the value
 */
export function readSiteOrigins(typed: string | undefined): string[] {
  const origins = (typed ?? '').split(',').map((one) => one.trim());
  return origins.filter(Boolean).map((one) => {
    const url = URL.parse(one);
    const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
    if (isOrigin) return url.origin;
    throw errorWithoutStack(
      'SITE_ORIGIN must be an origin such as https://example.org: with https:// and without a path; several with commas, the canonical first.',
    );
  });
}

/** The site's origin without a trailing slash; undefined if SITE_ORIGIN is not set. */
export function siteOrigin(env: NodeJS.ProcessEnv = process.env): string | undefined {
  return readSiteOrigins(env['SITE_ORIGIN'])[0];
}
