import { brotliCompressSync, constants } from 'node:zlib';
import { STYLES_TIMEOUT } from '../src/components/layout/stylesTimeout.ts';

/**
 * Bytes at Brotli quality 5, above which a page and its headers may exceed TCP's initial window of
 * 14.6 kB (RFC 6928). The published quality gives about a tenth less but takes thirty times as long.
 */
const FITS = 14_500;
/** Above this, no page fits the first window, even at the final quality. */
const NEVER_FITS = 16_000;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const quickBytes = (html: string) => brotliCompressSync(html, QUICK).length;

/** Whether a page may cost a guest a second round trip. */
export const exceedsFirstWindow = (html: string): boolean => quickBytes(html) > FITS;

/** Whether a page costs a guest a second round trip whatever is moved out of it. */
export const neverFitsFirstWindow = (html: string): boolean => quickBytes(html) > NEVER_FITS;

/** A style rule or at-rule. A statement such as `@import …;` has no body. */
interface Rule {
  prelude: string;
  body?: string;
}

const textOf = ({ prelude, body }: Rule): string =>
  body === undefined ? `${prelude};` : `${prelude}{${body}}`;

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

/**
 * Removes rules that a style sheet repeats further down, as when two bundles contain the same component: the
 * last one wins anyway. Keeps layers, whose first occurrence sets their order.
 */
export function withoutRepeats(css: string): string {
  const rules = rulesOf(css).map((rule) => ({
    text: textOf(rule),
    mayRepeat: rule.body === undefined || rule.prelude.startsWith('@layer'),
  }));
  const last = new Map(rules.map(({ text }, index) => [text, index]));
  return rules
    .filter(({ text, mayRepeat }, index) => mayRepeat || last.get(text) === index)
    .map(({ text }) => text)
    .join('');
}

// A string, or a character that nests or separates selectors.
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

/** A selector without the arguments of `:is()`, `:not()` and the like, whose classes need not be present. */
function withoutAlternatives(selector: string): string {
  const shorter = selector.replace(INNERMOST, '');
  return shorter === selector ? selector : withoutAlternatives(shorter);
}

const CLASS = /\.([a-zA-Z_][\w-]*)/g;
/** Attributes that components set and no script changes. */
const VARIANT = /\[data-(?:kind|variant|size)="?([\w-]+)"?\]/g;
const CONDITION = /^@(?:media|supports|container)\b/;
const PRINT = /^@media print\b/;

/** Returns a predicate that tells whether a selector can match an element in a part of a page. */
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
 * Splits a style sheet into rules for a page's first part (`now`) and for the rest (`later`). A rule that
 * both need is in both, which preserves the cascade order within `later`. Layers, rules without a class
 * and unconditional at-rules may affect the first part, so they are in `now` alone. Print rules are in
 * `later`: nobody prints a page before it has loaded.
 */
export function divideStyles(css: string, first: string, rest: string) {
  const isInFirst = matcherFor(first);
  const isInRest = matcherFor(rest);
  const divide = (text: string): [string, string] => {
    let now = '';
    let later = '';
    for (const rule of rulesOf(text)) {
      const { prelude, body } = rule;
      if (body === undefined) now += textOf(rule);
      else if (PRINT.test(prelude)) later += textOf(rule);
      else if (CONDITION.test(prelude)) {
        const parts = divide(body);
        if (parts[0]) now += `${prelude}{${parts[0]}}`;
        if (parts[1]) later += `${prelude}{${parts[1]}}`;
      } else if (prelude.startsWith('@')) now += textOf(rule);
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

/** A page's first photo. */
export const FIRST_PHOTOGRAPH = /<img\b[^>]*? fetchpriority="high"/i;

const SECTIONS = /<(\/?)(?:section|div|article)\b/g;
// An inline script right after the first section. After the link, it would wait for the style sheet.
const OWN_SCRIPT = /^\s*<script>.*?<\/script>/s;

/** The index after the main content's first section and its inline script; -1 if there is no section. */
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
 * Hides everything after the link until its styles arrive, for as long as a script waits for them: Firefox
 * would show it unstyled. `!important` in the first layer outranks the rule in base.css that turns off
 * animations for reduced motion.
 */
const hidden = (animation: string) =>
  `@layer reset{main>link~*,main~footer{animation:${animation}!important}}`;
const HIDE = `@keyframes wait{0%,to{visibility:hidden}}${hidden(`wait ${STYLES_TIMEOUT / 1000}s`)}`;
const SHOW = hidden('none');
/**
 * Leaves everything after the first section out of the layout until a script has loaded its styles, so that
 * a guest who returns is scrolled to the right place. `content-visibility` (base.css) would not do on a
 * fresh visit, either: Chrome's autofill lays out every section with a form before the first photo is painted.
 */
const LEAVE_OUT =
  '[data-first] :is(main>noscript~*,main~footer):not([data-laid]){display:none!important}';

const STYLE = /<style>(.*?)<\/style>/s;
const STYLES = new RegExp(STYLE, 'gs');

/** A page whose style sheets repeat no rule. */
const withoutRepeatedRules = (html: string): string =>
  html.replace(STYLES, (_, css: string) => `<style>${withoutRepeats(css)}</style>`);

const PROPERTY = /(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g;

/** A page whose style sheets define no custom property that it does not use: all pages share the tokens. */
function withoutUnusedProperties(html: string): string {
  const used = new Set([...html.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const lean = html.replace(STYLES, (style) =>
    style.replace(PROPERTY, (property, name: string) => (used.has(name) ? property : '')),
  );
  // One of the removed may have used others.
  return lean === html ? html : withoutUnusedProperties(lean);
}

/** A page whose style sheets have neither repeated rules nor custom properties that the page does not use. */
export const withLeanStyles = (html: string): string =>
  withoutUnusedProperties(withoutRepeatedRules(html));

/**
 * Moves the styles of everything below a page's first section into a file if the page exceeds the first
 * window. If the first photo is above, deferredScripts.ts in `src/components/layout` loads the file once
 * that photo is shown. Otherwise, and without JavaScript, a link after the first section does, without
 * blocking the rendering of what is above it.
 * @param addressOf writes the file and returns its address
 */
export function withLaterStyles(html: string, addressOf: (css: string) => string): string {
  const css = STYLE.exec(html)?.[1];
  const end = firstSectionEnd(html);
  if (!css || end < 0 || !exceedsFirstWindow(html)) return html;
  const above = html.slice(html.indexOf('<body'), end);
  const footerEnd = html.indexOf('</footer>');
  const rest = html.slice(end, footerEnd);
  const { now, later } = divideStyles(css, above + html.slice(footerEnd), rest);
  if (!later) return html;
  const link = (styles: string) => `<link rel=stylesheet href=${addressOf(styles)}`;
  const [wait, tag] = FIRST_PHOTOGRAPH.test(above)
    ? [LEAVE_OUT, `<noscript>${link(later)}></noscript>`]
    : [HIDE, `${link(SHOW + later)} fetchpriority=low>`];
  return html.slice(0, end).replace(css, () => now + wait) + tag + html.slice(end);
}
