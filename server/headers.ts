import { CONTACT_ROUTE } from '../src/enquiry/contract/context.ts';
import { NO_VARY_SEARCH } from '../src/enquiry/contract/noVarySearch.ts';

/** The response headers of the site: one source for our own server and for static hosts. */

/** On every answer. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // The origin alone goes elsewhere; a form post without JavaScript still says where it is from.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For browsers that do not know frame-ancestors yet.
  'X-Frame-Options': 'DENY',
};

/** Over TLS only. A year; subdomains are the owner's own business. */
export const STRICT_TRANSPORT: readonly [string, string] = [
  'Strict-Transport-Security',
  'max-age=31536000',
];

/** For answers that are no page of the site. */
export const TEXT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Folders whose file names change with their content. */
export const IMMUTABLE_FOLDERS: readonly string[] = ['/_astro/', '/fonts/'];
export const IMMUTABLE = 'public, max-age=31536000, immutable';
// What Netlify and Cloudflare Pages answer by themselves, so it need not be in their files.
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** How long the file at this URL path may be kept without asking. */
export function cacheControlOf(path: string): string {
  return IMMUTABLE_FOLDERS.some((folder) => path.startsWith(folder)) ? IMMUTABLE : REVALIDATE;
}

/**
 * A phone shows the card and offers to save it, where one that is attached is put among downloads
 * first (Safari); what cannot show one downloads it either way, under the last part of its address.
 */
const CONTACT_CARD: Readonly<Record<string, string>> = {
  'Content-Type': 'text/vcard; charset=utf-8',
  'Content-Disposition': 'inline',
};

/** Fetched ahead for one room, the contact page need not be asked for again for another. */
const ONE_PAGE: Readonly<Record<string, string>> = { 'No-Vary-Search': NO_VARY_SEARCH };

/** The service worker: asked for anew each time, and it speaks to this house only. */
const WORKER: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/**
 * What the file at this URL path, or the page at this route, needs said that its name does not tell
 * every server.
 */
export function ownHeadersOf(path: string): Readonly<Record<string, string>> {
  if (path === CONTACT_ROUTE) return ONE_PAGE;
  if (path === '/sw.js') return WORKER;
  return path.endsWith('.vcf') ? CONTACT_CARD : {};
}

const META = /<meta\b[^>]*\bhttp-equiv=["']?content-security-policy["']?[^>]*>/i;
const CONTENT = /\bcontent=(?:"([^"]*)"|'([^']*)')/i;
const PLAIN_POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'";

/**
 * The Content-Security-Policy header of a built page: what its own meta element says (Astro
 * writes the hashes of its scripts there), and who may frame it, which no meta element can say.
 */
export function pagePolicyOf(html: string): string {
  const content = CONTENT.exec(META.exec(html)?.[0] ?? '');
  const written = (content?.[1] ?? content?.[2])
    ?.replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim()
    .replace(/;$/, '');
  return `${written || PLAIN_POLICY}; frame-ancestors 'none'`;
}
