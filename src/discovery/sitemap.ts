/** A page as it was built. */
export interface BuiltPage {
  /** Its address, beginning with a slash. */
  route: string;
  html: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The photographs in a page's own part, header and footer apart, each once. */
function imagesOf(html: string): string[] {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const sources = [...main.matchAll(/<img\b[^>]*?\ssrc="([^"]+)"/g)].map(([, src = '']) => src);
  return [...new Set(sources)].map((src) => src.replaceAll('&amp;', '&'));
}

/** Pages that only answer something ask search engines to leave them out. */
export function isListed({ html }: BuiltPage): boolean {
  return !/<meta name="robots" content="[^"]*noindex/.test(html);
}

/**
 * The sitemap of a built site, with the photographs of each page (Google's image extension). Read
 * from the pages themselves, so that none can be forgotten and none listed that is not shown.
 * No dates: a build knows when it ran, not when a page's words last changed.
 */
export function sitemapOf(pages: readonly BuiltPage[], origin: string): string {
  const absolute = (path: string) => escaped(new URL(path, origin).href);
  const urls = pages.filter(isListed).map(({ route, html }) => {
    const images = imagesOf(html).map(
      (src) => `<image:image><image:loc>${absolute(src)}</image:loc></image:image>`,
    );
    return `<url><loc>${absolute(route)}</loc>${images.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('\n')}
</urlset>
`;
}
