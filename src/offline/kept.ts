import { offline as words } from '../site/words/offline.ts';

/** When a copy was made, in milliseconds: not every host sends a `Date`. */
const KEPT_AT = 'kept-at';

/** A page as it is put away; undefined for what is no page: errors, redirects, other files. */
export function stamped(response: Response, now = Date.now()): Response | undefined {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || !isPage) return undefined;
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(now));
  return new Response(response.body, { status: 200, headers });
}

/**
 * A file as it is put away for ever; undefined for what is none: some hosts answer with a page where
 * they have no such file, and a page in a script's place would stay there.
 */
export function whole(response: Response): Response | undefined {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && !response.redirected && !isPage ? response : undefined;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
/** An inn's own words are words here too, whatever signs are in them. */
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

/** The page with a line above its own part: that it is a copy, and of when. */
export function withLine(html: string, keptAt: number): string {
  const when = Number.isFinite(keptAt) && keptAt > 0 ? words.when(new Date(keptAt)) : undefined;
  const line = `<aside aria-label="${escaped(words.label)}" class="kept"><p>${escaped(words.kept(when))} <a href="">${escaped(words.again)}</a></p></aside>`;
  return html.replace(/<main\b/, (main) => line + main);
}

/** What a page calls itself, before the dash behind which the inn is named. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  return title.split(' – ')[0] ?? title;
}

/**
 * The page for no connection with links to the pages that are there.
 * @param pages titles as they stand in HTML
 */
export function withPages(html: string, pages: readonly { href: string; title: string }[]): string {
  if (pages.length === 0) return html;
  const links = pages.map(({ href, title }) => `<li><a href="${href}">${title}</a></li>`);
  return html.replace(
    /(<nav\b[^>]*\bdata-kept\b[^>]*?) hidden(?:="")?(.*?<ul>)/s,
    (_, nav, list) => nav + list + links.join(''),
  );
}

/** A copy as it is shown. */
export async function shown(copy: Response): Promise<Response> {
  const { status, headers } = copy;
  const html = withLine(await copy.text(), Number(headers.get(KEPT_AT)));
  return new Response(html, { status, headers });
}
