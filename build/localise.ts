import { ENGLISH } from '../src/content/translations.ts';
import { type LanguageCode, routeIn } from '../src/site/languages.ts';

// Scripts and styles whole, then tags, whose quoted values may hold a >, then text.
const TOKEN = /<(script|style)\b[^>]*>.*?<\/\1>|<!--.*?-->|<(?:[^"'<>]|"[^"]*"|'[^']*')*>|[^<]+/gs;
const MARKS = new RegExp(`[${ENGLISH.start}${ENGLISH.end}]`, 'g');
const RUN = new RegExp(`${ENGLISH.start}([^${ENGLISH.end}]*)${ENGLISH.end}`, 'g');
const isWhole = new RegExp(`^\\s*${ENGLISH.start}[^${ENGLISH.end}]*${ENGLISH.end}\\s*$`);
const HREF = /( href=")(\/[^"?#]*)([^"]*")/;

/** React hydrates the text in these elements: another element in it would make it start anew. */
const ISLAND = /^<(\/?)(?:enquiry-island|astro-island)\b/;

/** The parts of a page in order: whole tags, scripts with their text, and texts between tags. */
const tokensOf = (html: string): string[] => html.match(TOKEN) ?? [];

/**
 * A link on a page of a language: to the page in this language where there is one, else to the English one, which it
 * says.
 */
function withLink(tag: string, code: LanguageCode, has: (route: string) => boolean): string {
  if (!tag.startsWith('<a ') || tag.includes(' data-language=')) return tag;
  return tag.replace(HREF, (link, start: string, route: string, rest: string) => {
    if (route.endsWith('.vcf')) return start + routeIn(code, route) + rest;
    // Any other address with a dot is a file of all languages.
    if (route.includes('.')) return link;
    return has(route) ? start + routeIn(code, route) + rest : `${link} hreflang="en"`;
  });
}

/**
 * A page of a language build: links lead to pages of its language, and what is in English says so.
 * @param has whether a page of this route is built in the language
 */
export function localised(
  html: string,
  code: LanguageCode,
  has: (route: string) => boolean,
): string {
  const out: string[] = [];
  let islands = 0;
  for (const token of tokensOf(html)) {
    const isTag = token.startsWith('<');
    if (isTag) {
      const island = ISLAND.exec(token);
      if (island) islands += island[1] ? -1 : 1;
      out.push(withLink(token.replace(MARKS, ''), code, has));
      continue;
    }
    const opening = out.at(-1) ?? '';
    const isAlone = isWhole.test(token) && /^<[a-z]/.test(opening) && !opening.includes(' lang="');
    if (isAlone) out[out.length - 1] = opening.replace(/^<[\w-]+/, (name) => `${name} lang="en"`);
    const isMixed = !isAlone && islands === 0;
    out.push(isMixed ? token.replace(RUN, '<span lang="en">$1</span>') : token.replace(MARKS, ''));
  }
  return out.join('');
}

/** The share of letters in a page's main part that are translated, from 0 to 1. */
export function translatedShare(html: string): number {
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const texts = tokensOf(main)
    .filter((token) => !token.startsWith('<'))
    .join('');
  const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
  const english = [...texts.matchAll(RUN)].map(([, run = '']) => run).join('');
  return letters(texts) === 0 ? 1 : 1 - letters(english) / letters(texts);
}

const SWITCH = /<a\b[^>]*? data-language="([a-z]+)"[^>]*? href="([^"]*)"/g;

/** The English route of an address in a language. */
const routeBehind = (address: string, code: string) =>
  code === 'en' ? address : address.replace(`/${code}`, '') || '/';

/** Leads each link of a page's language switch to a page that there is: else to the home page there. */
export function withSwitch(
  html: string,
  has: (code: LanguageCode, route: string) => boolean,
): string {
  return html.replace(SWITCH, (tag, name: string, address: string) => {
    const code = name as LanguageCode;
    const route = routeBehind(address, code);
    return has(code, route)
      ? tag
      : tag.replace(`href="${address}"`, `href="${routeIn(code, '/')}"`);
  });
}

/** The head's links from a page to itself in each language that it is built in. */
export function alternates(route: string, codes: readonly LanguageCode[], origin: string): string {
  const link = (name: string, code: LanguageCode) =>
    `<link rel="alternate" hreflang="${name}" href="${new URL(routeIn(code, route), origin).href}">`;
  return [...codes.map((code) => link(code, code)), link('x-default', 'en')].join('');
}
