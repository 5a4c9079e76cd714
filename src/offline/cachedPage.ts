import { escapeHtml } from '../../lib/text.ts';
import { isLanguage, type LanguageCode } from '../site/languages.ts';
import { offline as english } from '../site/words/offline.ts';

// The worker serves pages in all languages of the site.
const translated = import.meta.glob<typeof english>('../site/words/*/offline.ts', {
  eager: true,
  import: 'offline',
});

/** The language of a page, and the words for a guest who reads it. */
export function wordsOf(html: string): { lang: string; words: typeof english } {
  const [, lang = 'en'] = /<html\b[^>]*? lang="([a-z]+)/.exec(html) ?? [];
  return { lang, words: translated[`../site/words/${lang}/offline.ts`] ?? english };
}

/** A page's language by its address, and the address of its English counterpart. */
export function languageAt(route: string): { code: LanguageCode; english: string } {
  const [, code = ''] = route.split('/');
  if (code === 'en' || !isLanguage(code)) return { code: 'en', english: route };
  return { code, english: route.slice(code.length + 1) || '/' };
}

/** The header with the time of caching in milliseconds, because not every host sends a `Date`. */
const CACHED_AT = 'kept-at';

/** A page as cached; undefined for errors, redirects and other files. */
export function stamped(response: Response, now = Date.now()): Response | undefined {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (response.status !== 200 || !isPage) return undefined;
  const headers = new Headers(response.headers);
  headers.set(CACHED_AT, String(now));
  return new Response(response.body, { status: 200, headers });
}

/**
 * A hashed file as cached; undefined for anything else. Some hosts answer with a page if a file is
 * missing, and a page cached as a script would stay.
 */
export function whole(response: Response): Response | undefined {
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  return response.status === 200 && !response.redirected && !isPage ? response : undefined;
}

/** Adds a line above a page's main part that says it is a copy, and from when. */
export function withLine(html: string, cachedAt: number): string {
  const { words } = wordsOf(html);
  const when =
    Number.isFinite(cachedAt) && cachedAt > 0 ? words.when(new Date(cachedAt)) : undefined;
  const line = `<aside aria-label="${escapeHtml(words.label)}" class="notice"><p>${escapeHtml(words.savedCopy(when))} <a href="">${escapeHtml(words.again)}</a></p></aside>`;
  return html.replace(/<main\b/, (main) => line + main);
}

/** A page's title, without the inn's name after the dash. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title\b[^>]*>(.*?)<\/title>/s.exec(html) ?? [];
  return title.split(' – ')[0] ?? title;
}

/** A link to a cached page, its title as HTML. */
export interface PageLink {
  href: string;
  title: string;
  lang: string;
}

/**
 * The offline page with links to cached pages.
 */
export function withPages(html: string, pages: readonly PageLink[]): string {
  if (pages.length === 0) return html;
  const own = wordsOf(html).lang;
  const links = pages.map(({ href, title, lang }) => {
    const language = lang === own ? '' : ` lang="${lang}"`;
    return `<li><a href="${href}"${language}>${title}</a></li>`;
  });
  return html.replace(
    /(<nav\b[^>]*\bdata-saved\b[^>]*?) hidden(?:="")?(.*?<ul>)/s,
    (_, nav, list) => nav + list + links.join(''),
  );
}

const DRAWINGS = /<use\b[^>]*? href="([^"#]+)#/;

/**
 * A page with the drawings of its file inside it: WebKit does not show them from a cached file.
 * @param textOf a cached file's text; undefined if it is not there
 */
export async function withDrawings(
  html: string,
  textOf: (address: string) => Promise<string | undefined>,
): Promise<string> {
  const [, address] = DRAWINGS.exec(html) ?? [];
  const drawings = address && (await textOf(address));
  if (!drawings) return html;
  return html
    .replaceAll(`href="${address}#`, 'href="#')
    .replace('</body>', () => `${drawings.replace('<svg', '<svg display="none"')}</body>`);
}

/** A cached page as shown. */
export async function shown(
  copy: Response,
  textOf: (address: string) => Promise<string | undefined>,
): Promise<Response> {
  const { status, headers } = copy;
  const html = withLine(await copy.text(), Number(headers.get(CACHED_AT)));
  return new Response(await withDrawings(html, textOf), { status, headers });
}
