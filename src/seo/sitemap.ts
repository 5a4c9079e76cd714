import { html, raw } from 'hono/html';

/** The photographs in a page's own part, header and footer apart, each once, as paths. */
function imagesOf(page: string): string[] {
  const main = /<main\b.*<\/main>/s.exec(page)?.[0] ?? '';
  const sources = [...main.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set(sources)].map((src) => src.replaceAll('&amp;', '&'));
}

/**
 * A sitemap of these addresses, one an element. No dates: a build knows when it ran, not when a
 * page's words last changed.
 */
export function sitemapOf(addresses: readonly string[]): string {
  const urls = addresses.map((address) => html`<url><loc>${address}</loc></url>\n`);
  return String(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls}</urlset>
`);
}

/**
 * The sitemap with the photographs of each page beside its address (Google's image extension).
 * @param pageAt the built page at a path; read from it, so that none is listed that is not shown.
 */
export function withPhotographs(sitemap: string, pageAt: (path: string) => string): string {
  return sitemap.replace(/<loc>(.*?)<\/loc>/g, (loc, escaped: string) => {
    const address = new URL(escaped.replaceAll('&amp;', '&'));
    const images = imagesOf(pageAt(address.pathname)).map(
      (src) =>
        html`<image:image><image:loc>${new URL(src, address).href}</image:loc></image:image>`,
    );
    return loc + images.join('');
  });
}
