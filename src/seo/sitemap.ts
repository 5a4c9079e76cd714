import { html, raw } from 'hono/html';
import { unescapeHtml } from '../../lib/text.ts';

/** Paths of the photographs in a page's main part, without duplicates. */
function imagesOf(page: string): string[] {
  const main = /<main\b.*<\/main>/s.exec(page)?.[0] ?? '';
  const sources = [...main.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set(sources.map(unescapeHtml))];
}

/**
 * A sitemap of these addresses. No dates: a build knows when it ran, not when a page's content
 * last changed.
 */
export function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => html`<url><loc>${address}</loc></url>\n`);
  return String(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls}</urlset>
`);
}

/**
 * Adds each address in other languages, each naming all of them.
 * @param addressesOf an English address in every language that it is built in, English first
 */
export function withLanguages(
  sitemap: string,
  addressesOf: (address: string) => readonly { code: string; address: string }[],
): string {
  return sitemap
    .replace('<urlset ', '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml" ')
    .replace(/<url><loc>(.*?)<\/loc><\/url>/g, (url, escaped: string) => {
      const all = addressesOf(unescapeHtml(escaped));
      if (all.length < 2) return url;
      const links = all.map(
        ({ code, address }) =>
          html`<xhtml:link rel="alternate" hreflang="${code}" href="${address}"/>`,
      );
      const urls = all.map(({ address }) => html`<url><loc>${address}</loc>${links}</url>`);
      return urls.join('\n');
    });
}

/**
 * Adds each page's photographs to its address (Google's image extension).
 * @param pageAt returns the built page at a path; only pictures it shows are listed
 */
export function withPhotographs(sitemap: string, pageAt: (path: string) => string): string {
  return sitemap.replace(/<loc>(.*?)<\/loc>/g, (loc, escaped: string) => {
    const address = new URL(unescapeHtml(escaped));
    const images = imagesOf(pageAt(address.pathname)).map(
      (src) =>
        html`<image:image><image:loc>${new URL(src, address).href}</image:loc></image:image>`,
    );
    return loc + images.join('');
  });
}
