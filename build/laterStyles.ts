import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes at Brotli's quick quality 5, above which a page and its headers exceed TCP's first window of
 * 14.6 kB (RFC 6928): the final quality is about a tenth smaller, and takes thirty times as long.
 */
const FITS = 14_500;
/** Above this, no page fits the first window, even at the final quality. */
const NEVER_FITS = 16_000;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const quickBytes = (html: string) => brotliCompressSync(html, QUICK).length;

/** Whether a page may cost a guest a second round trip. */
export const exceedsFirstWindow = (html: string): boolean => quickBytes(html) > FITS;

/** Whether a page costs a guest a second round trip in any case. */
export const neverFitsFirstWindow = (html: string): boolean => quickBytes(html) > NEVER_FITS;

/** A statement, which ends in a semicolon, has no body. */
interface Rule {
  prelude: string;
  body?: string;
}

// Strings and plain URLs may contain braces.
const TOKENS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^"')]*\)|[{};]/gs;

/** The rules of a style sheet, or of the body of a conditional rule. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let start = 0;
  let bodyStart = 0;
  let depth = 0;
  for (const { 0: token, index } of css.matchAll(TOKENS)) {
    const end = index + 1;
    if (token === '{' && depth++ === 0) bodyStart = end;
    else if (token === '}' && --depth === 0) {
      const prelude = css.slice(start, bodyStart - 1).trim();
      rules.push({ prelude, body: css.slice(bodyStart, index) });
      start = end;
    } else if (token === ';' && depth === 0) {
      rules.push({ prelude: css.slice(start, index).trim() });
      start = end;
    }
  }
  return rules;
}

// A string, or a character that begins or ends something.
const SELECTOR_TOKENS = /"(?:\\.|[^"\\])*"|[(),]/g;

/** The selectors of a list; commas in strings and parentheses belong to a selector. */
function selectorsOf(list: string): string[] {
  const selectors: string[] = [];
  let start = 0;
  let depth = 0;
  for (const { 0: token, index } of list.matchAll(SELECTOR_TOKENS)) {
    if (token === '(') depth++;
    else if (token === ')') depth--;
    else if (token === ',' && depth === 0) {
      selectors.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, list.slice(start)];
}

const INNERMOST = /\([^()]*\)/g;

/** A selector without what `:is()` and its like name: one of several ways to match. */
function withoutAlternatives(selector: string): string {
  const shorter = selector.replace(INNERMOST, '');
  return shorter === selector ? selector : withoutAlternatives(shorter);
}

const CLASS = /\.([a-zA-Z_][\w-]*)/g;
/** Attributes that components set and no script changes. */
const VARIANT = /\[data-(?:kind|variant|size)="?([\w-]+)"?\]/g;
const CONDITION = /^@(?:media|supports|container)\b/;
const PRINT = /^@media print\b/;

/** Tells whether a selector can match something in a part of a page. */
function matcherFor(part: string): (selector: string) => boolean {
  const attributes = [...part.matchAll(/ class="([^"]*)"/g)];
  const classes = new Set(attributes.flatMap(([, names = '']) => names.split(' ')));
  return (selector) => {
    const needed = withoutAlternatives(selector);
    return (
      [...needed.matchAll(CLASS)].every(([, name = '']) => classes.has(name)) &&
      [...needed.matchAll(VARIANT)].every(([, value]) => part.includes(`="${value}"`))
    );
  };
}

/**
 * Divides a style sheet between a page's first part and the rest. Rules for both are in both, so that
 * the rest has all its rules in their order. Layers, rules without a class and at-rules without a
 * condition apply to every element, or to those above: they are in `now` alone. Nobody prints a page
 * before it is complete, so rules for print are in the rest.
 */
export function divideStyles(css: string, first: string, rest: string) {
  const isInFirst = matcherFor(first);
  const isInRest = matcherFor(rest);
  const divide = (text: string): [string, string] => {
    let now = '';
    let later = '';
    for (const { prelude, body } of rulesOf(text)) {
      if (body === undefined) now += `${prelude};`;
      else if (PRINT.test(prelude)) later += `${prelude}{${body}}`;
      else if (CONDITION.test(prelude)) {
        const parts = divide(body);
        if (parts[0]) now += `${prelude}{${parts[0]}}`;
        if (parts[1]) later += `${prelude}{${parts[1]}}`;
      } else if (prelude.startsWith('@')) now += `${prelude}{${body}}`;
      else {
        const selectors = selectorsOf(prelude);
        const above = selectors.filter(isInFirst);
        const below = selectors.filter(
          (selector) => !isInFirst(selector) || (selector.includes('.') && isInRest(selector)),
        );
        if (above.length > 0) now += `${above}{${body}}`;
        if (below.length > 0) later += `${below}{${body}}`;
      }
    }
    return [now, later];
  };
  const [now, later] = divide(css);
  return { now, later };
}

const SECTIONS = /<(\/?)(?:section|div|article)\b/g;
// Behind the link it would wait for the styles.
const OWN_SCRIPT = /^\s*<script>.*?<\/script>/s;

/** Where the first section of the main content ends, and the script that belongs to it. */
function firstSectionEnd(html: string): number {
  const main = html.indexOf('<main');
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of html.slice(main).matchAll(SECTIONS)) {
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    const end = main + index + tag.length + 1;
    return end + (OWN_SCRIPT.exec(html.slice(end))?.[0].length ?? 0);
  }
  return -1;
}

/**
 * Hides what the later styles are for until they arrive, or for eight seconds: Firefox would show it
 * without them. Important in the first layer, as reduced motion stops other animations (base.css).
 */
const hidden = (animation: string) =>
  `@layer reset{main>link~*,main~footer{animation:${animation}!important}}`;
const HIDE = `@keyframes wait{0%,to{visibility:hidden}}${hidden('wait 8s')}`;
const SHOW = hidden('none');

const STYLE = /<style>(.*?)<\/style>/s;

/**
 * Moves the styles of what lies below a page's first section into a file, if the page exceeds the
 * first window with them. The link stands where they are first needed: browsers show what is above it.
 * At low priority, so that the first photograph precedes it.
 * @param addressOf writes the file, and names it
 */
export function withLaterStyles(html: string, addressOf: (css: string) => string): string {
  const css = STYLE.exec(html)?.[1];
  const end = firstSectionEnd(html);
  if (!css || end < 0 || !exceedsFirstWindow(html)) return html;
  const footerEnd = html.indexOf('</footer>');
  const first = html.slice(html.indexOf('<body'), end) + html.slice(footerEnd);
  const { now, later } = divideStyles(css, first, html.slice(end, footerEnd));
  if (!later) return html;
  const link = `<link rel="stylesheet" href="${addressOf(SHOW + later)}" fetchpriority="low">`;
  return html.slice(0, end).replace(css, () => now + HIDE) + link + html.slice(end);
}
