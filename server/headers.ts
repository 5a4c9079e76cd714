import { unescapeHtml } from '../lib/text.ts';
import { CONTACT_ROUTE } from '../src/enquiry/contract/context.ts';
import { NO_VARY_SEARCH } from '../src/enquiry/contract/noVarySearch.ts';

/** The site's response headers, for our own server and for static hosts. */

/** On every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Other sites see only the origin; our own forms still send it without JavaScript.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Turns off access to surroundings, devices and payments. Short, because every response has it.
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
};

/** Sent over TLS only, for a year. Leaves subdomains to the owner. */
export const STRICT_TRANSPORT: readonly [string, string] = [
  'Strict-Transport-Security',
  'max-age=31536000',
];

/** For responses that are not pages. */
export const TEXT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The folder whose file names change with their content. */
export const IMMUTABLE_FOLDER = '/_astro/';
export const IMMUTABLE = 'public, max-age=31536000, immutable';
// The default of Netlify and Cloudflare Pages, so their files can omit it.
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** The Cache-Control of the file at this URL path. */
export function cacheControlOf(path: string): string {
  return path.startsWith(IMMUTABLE_FOLDER) ? IMMUTABLE : REVALIDATE;
}

/**
 * `inline` makes phones show the card and offer to save it; Safari would download an attachment. Other
 * browsers download the card under the last part of its address.
 */
const CONTACT_CARD: Readonly<Record<string, string>> = {
  'Content-Type': 'text/vcard; charset=utf-8',
  'Content-Disposition': 'inline',
};

/** The contact page is the same for every room, so one prefetched copy serves all. */
const ONE_PAGE: Readonly<Record<string, string>> = { 'No-Vary-Search': NO_VARY_SEARCH };

/** The service worker: always revalidated, and limited to this origin. */
const WORKER: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};

/** Additional headers for a file's URL path or a page's route. */
export function ownHeadersOf(path: string): Readonly<Record<string, string>> {
  // In any language: /kn/contact.
  if (path.endsWith(CONTACT_ROUTE)) return ONE_PAGE;
  if (path === '/sw.js') return WORKER;
  return path.endsWith('.vcf') ? CONTACT_CARD : {};
}

const META = /<meta\b[^>]*\bhttp-equiv=["']?content-security-policy["']?[^>]*>/i;
const CONTENT = /\bcontent=(?:"([^"]*)"|'([^']*)')/i;
const PLAIN_POLICY = "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'";

// Browsers ignore this directive in a meta element.
export const FRAME_POLICY = "frame-ancestors 'none'";

/** The Content-Security-Policy in a page's meta element, where Astro writes script hashes. */
export function pagePolicyOf(html: string): string {
  const content = CONTENT.exec(META.exec(html)?.[0] ?? '');
  return unescapeHtml(content?.[1] ?? content?.[2] ?? '')
    .trim()
    .replace(/;$/, '');
}

/**
 * The Content-Security-Policy header of a built page. Does not repeat the policy in the page's meta
 * element: that is 0.6 kB, and headers are not compressed.
 */
export function policyHeaderOf(html: string): string {
  return pagePolicyOf(html) ? FRAME_POLICY : `${PLAIN_POLICY}; ${FRAME_POLICY}`;
}
