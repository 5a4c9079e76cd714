import { ENGLISH } from '../src/content/translations.ts';
import { type LanguageCode, languages, routeIn } from '../src/site/languages.ts';

// Whole scripts and styles, tags (whose quoted values may contain a >), or text.
const TOKEN = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->|<(?:[^"'<>]|"[^"]*"|'[^']*')*>|[^<]+/gs;
// The marks around English text, both plain and percent-encoded.
const MARKS = new RegExp(`[${ENGLISH.start}${ENGLISH.end}]|%EE%80%8[01]`, 'g');
const RUN = new RegExp(`${ENGLISH.start}([^${ENGLISH.end}]*)${ENGLISH.end}`, 'g');
const isWhole = new RegExp(`^\\s*${ENGLISH.start}[^${ENGLISH.end}]*${ENGLISH.end}\\s*$`);
/** Links in structured data, except `@id`, which is the same in every language. */
const DATA_ADDRESS = /("(?:url|item)":")([^"]*)"/g;
const HREF = /( href=")(\/[^"?#]*)([^"]*")/;

/** Elements that React hydrates: added elements would be a mismatch, and React would render them again. */
const ISLAND = /^<(\/?)(?:enquiry-island|astro-island)\b/;

/** The parts of a page in order: whole tags, scripts with their text, and texts between tags. */
const tokensOf = (html: string): string[] => html.match(TOKEN) ?? [];

/**
 * Points a link to the page in this language if it exists; otherwise marks the link with `hreflang="en"`.
 */
function withLink(tag: string, code: LanguageCode, has: (route: string) => boolean): string {
  if (!tag.startsWith('<a ') || tag.includes(' data-language=')) return tag;
  return tag.replace(HREF, (link, start: string, route: string, rest: string) => {
    if (route.endsWith('.vcf')) return start + routeIn(code, route) + rest;
    // Any other address with a dot is a file that all languages share.
    if (route.includes('.')) return link;
    return has(route) ? start + routeIn(code, route) + rest : `${link} hreflang="en"`;
  });
}

/** An address on this site in the language, if its page exists there; any other address unchanged. */
function addressIn(
  address: string,
  code: LanguageCode,
  has: (route: string) => boolean,
  origin: string,
): string {
  const url = URL.parse(address);
  if (url?.origin !== origin || !has(url.pathname)) return address;
  return `${origin}${routeIn(code, url.pathname)}${url.search}${url.hash}`;
}

/**
 * Turns a page of a language's build into one of the site: links lead to pages in its language, and English
 * text gets a `lang` attribute.
 * @param has whether the page at this route is built in the language
 * @param origin the site's origin
 */
export function localised(
  html: string,
  code: LanguageCode,
  has: (route: string) => boolean,
  origin: string,
): string {
  const out: string[] = [];
  let islands = 0;
  // A component may split a text over several elements: English then continues across their tags.
  let isEnglish = false;
  const tokens = tokensOf(html);
  for (const [index, token] of tokens.entries()) {
    const isTag = token.startsWith('<');
    if (isTag) {
      const island = ISLAND.exec(token);
      if (island) islands += island[1] ? -1 : 1;
      const plain = token.replace(MARKS, '');
      if (plain.startsWith('<script type="application/ld+json"')) {
        out.push(
          plain.replace(
            DATA_ADDRESS,
            (_, key: string, address: string) => `${key}${addressIn(address, code, has, origin)}"`,
          ),
        );
      } else out.push(withLink(plain, code, has));
      continue;
    }
    const text: string = (isEnglish ? ENGLISH.start : '') + token;
    isEnglish = text.lastIndexOf(ENGLISH.start) > text.lastIndexOf(ENGLISH.end);
    const closed = isEnglish ? text + ENGLISH.end : text;
    const opening = out.at(-1) ?? '';
    const isOnly = /^<[a-z]/.test(opening) && tokens[index + 1]?.startsWith('</');
    const isAlone = isWhole.test(closed) && isOnly && !opening.includes(' lang="');
    if (isAlone) out[out.length - 1] = opening.replace(/^<[\w-]+/, (name) => `${name} lang="en"`);
    // A title cannot contain elements.
    const isMixed = !isAlone && islands === 0 && !opening.startsWith('<title');
    out.push(
      isMixed ? closed.replace(RUN, '<span lang="en">$1</span>') : closed.replace(MARKS, ''),
    );
  }
  return out.join('');
}

/** The share of letters in a page's main content that are translated, from 0 to 1. */
export function translatedShare(html: string): number {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const texts = tokensOf(main)
    .filter((token) => !token.startsWith('<'))
    .join('');
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const english = [...texts.matchAll(RUN)].map(([, run = '']) => run).join('');
  return letters(texts) === 0 ? 1 : 1 - letters(english) / letters(texts);
}

const LLMS_LANGUAGE = /\n- \[[^\]]+\]\(https?:\/\/[^/)]+\/(?:(\w+)\/)?llms\.txt\)/g;
// Skips the addresses of files, which end in an extension.
const PAGE_ADDRESS = /https?:\/\/[^\s/)]+\/[\w/-]*(?!\.?\w)/g;

/** The llms.txt of a language: it lists pages in the language, and the other languages of the site. */
export function llmsIn(
  text: string,
  code: LanguageCode,
  has: (code: LanguageCode, route: string) => boolean,
  origin: string,
): string {
  return text
    .replace(MARKS, '')
    .replace(LLMS_LANGUAGE, (line, other = 'en') => (has(other, '/') ? line : ''))
    .replace(PAGE_ADDRESS, (address) =>
      addressIn(address, code, (route) => has(code, route), origin),
    );
}

const SWITCH = /<a\b[^>]*? data-language="([a-z]+)"[^>]*? href="([^"]*)"/g;
const SWITCH_ENTRY = /<li[^>]*><a\b[^>]*? data-language="([a-z]+)"[^>]*>[^<]*<\/a><\/li>/g;

/** The English route of an address in a language. */
const routeBehind = (address: string, code: string) =>
  code === 'en' ? address : address.replace(`/${code}`, '') || '/';

/**
 * Points a page's language switch to pages that exist: if a language lacks this page, to its home page.
 * Removes languages without a home page.
 */
export function withSwitch(
  html: string,
  has: (code: LanguageCode, route: string) => boolean,
): string {
  const entries = html.replace(SWITCH_ENTRY, (entry, name: string) =>
    has(name as LanguageCode, '/') ? entry : '',
  );
  return entries.replace(SWITCH, (tag, name: string, address: string) => {
    const code = name as LanguageCode;
    const route = routeBehind(address, code);
    return has(code, route)
      ? tag
      : tag.replace(`href="${address}"`, `href="${routeIn(code, '/')}"`);
  });
}

const CANONICAL = /<link rel="canonical"/;
const LOCALE = /<meta property="og:locale" content="([^"]*)"\s*\/?>/;

/**
 * Adds `hreflang` links to all of a page's languages to its head, if it has a canonical link.
 */
export function withAlternates(
  html: string,
  route: string,
  codes: readonly LanguageCode[],
  origin: string,
): string {
  if (codes.length < 2) return html;
  const link = (name: string, code: LanguageCode) =>
    `<link rel="alternate" hreflang="${name}" href="${new URL(routeIn(code, route), origin).href}">`;
  const links = [...codes.map((code) => link(code, code)), link('x-default', 'en')].join('');
  return html
    .replace(CANONICAL, (canonical) => links + canonical)
    .replace(LOCALE, (meta, own: string) => {
      const others = codes.map((code) => languages[code].locale).filter((other) => other !== own);
      return [
        meta,
        ...others.map((other) => `<meta property="og:locale:alternate" content="${other}">`),
      ].join('');
    });
}
