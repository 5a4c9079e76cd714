import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { divideStyles, withLaterStyles, withLeanStyles, withoutRepeats } from './laterStyles.ts';

test('a repeated rule is kept once, where it decides; layers keep their order', () => {
  const button = '.button{margin:0}';
  const wide = '@media (width>=64rem){.button{margin:1px}}';
  expect(withoutRepeats(`${button}.card{margin:1px}${wide}${button}${wide}`)).toBe(
    `.card{margin:1px}${button}${wide}`,
  );
  const layers = '@layer a{p{margin:0}}@layer b{p{margin:1px}}@layer a{p{margin:0}}';
  expect(withoutRepeats(layers)).toBe(layers);
  expect(withoutRepeats('@charset "utf-8";@layer a,b;')).toBe('@charset "utf-8";@layer a,b;');
});

test('custom properties that a page does not use are left out, with those that only they use', () => {
  const page = (css: string) => `<style>${css}</style><p style="color:var(--line)">`;
  const css = ':root{--ink:#000;--text:var(--ink);--line:red;--raw:1px;--gap:var(--raw, 2px)}';
  expect(withLeanStyles(page(`${css}p{color:var(--text)}`))).toBe(
    page(':root{--ink:#000;--text:var(--ink);--line:red;}p{color:var(--text)}'),
  );
});

describe('divideStyles', () => {
  const part =
    '<section class="hero wide"><a class="button" data-variant="call">Book</a></section>';
  const rest = '<section class="card"><a class="button" data-variant="line">More</a></section>';
  const divided = (css: string) => divideStyles(css, part, rest);

  test('rules for classes of the first part stay, the rest comes later', () => {
    expect(divided('.hero{color:red}.card{color:blue}.hero .card{margin:0}p{margin:0}')).toEqual({
      now: '.hero{color:red}p{margin:0}',
      later: '.card{color:blue}.hero .card{margin:0}',
    });
  });

  test('a selector list is divided', () => {
    expect(divided('.hero,.card{margin:0}')).toEqual({
      now: '.hero{margin:0}',
      later: '.card{margin:0}',
    });
  });

  test('alternatives that the part lacks do not remove a rule', () => {
    const css = '.hero:is(.tall,.wide){margin:0}.hero:not(:has(p:not(.card,.tall))){padding:0}';
    expect(divided(css)).toEqual({ now: css, later: '' });
  });

  test('a rule for both parts is in both, so that the order does not change', () => {
    const both = '.button{margin:0}';
    expect(divided(`.card{margin:1px}${both}`)).toEqual({
      now: both,
      later: `.card{margin:1px}${both}`,
    });
  });

  test('variants that the part does not show come later', () => {
    const css = '.button[data-variant=call]{margin:0}';
    expect(divided(`${css}.button[data-variant=line]{margin:0}`)).toEqual({
      now: css,
      later: '.button[data-variant=line]{margin:0}',
    });
  });

  test('conditions are repeated around both', () => {
    expect(divided('@media (width>=64rem){.hero{margin:0}.card{margin:0}}')).toEqual({
      now: '@media (width>=64rem){.hero{margin:0}}',
      later: '@media (width>=64rem){.card{margin:0}}',
    });
  });

  test('layers, typefaces and keyframes stay whole', () => {
    const css =
      '@layer a,b;@layer b{.card{margin:0}}@font-face{src:url(/x.woff2)}@keyframes x{to{margin:0}}';
    expect(divided(css)).toEqual({ now: css, later: '' });
  });

  test('braces, semicolons and commas in strings and addresses do not divide anything', () => {
    const css =
      '.hero{content:"};{,"}.hero{background:url(data:a;{,)}.hero[title="a,b}"]{margin:0}';
    expect(divided(css)).toEqual({ now: css, later: '' });
  });
});

/** Words that hardly compress: 32 kB of hashes. */
const words = Array.from({ length: 500 }, (_, index) =>
  createHash('sha256').update(String(index)).digest('hex'),
).join(' ');

describe('withLaterStyles', () => {
  const page = (text: string) =>
    '<head><style>.a{margin:0}.b{margin:0}</style></head><body><header class="a"></header>' +
    `<main id="content"><section class="a"><div>One</div></section><section class="b">${text}` +
    '</section></main><footer class="b"></footer></body>';
  const finished = (text: string) => {
    const files: string[] = [];
    const html = withLaterStyles(page(text), (css) => `/${files.push(css)}.css`);
    return { html, files };
  };

  test('a page that fits the first window keeps all its styles', () => {
    expect(finished('Few words')).toEqual({ html: page('Few words'), files: [] });
  });

  test('a larger page links to the other styles after its first section', () => {
    const { html, files } = finished(words);
    expect(files).toEqual([expect.stringMatching(/animation:none.*\.b{margin:0}$/)]);
    expect(html).toContain('<style>.a{margin:0}@keyframes');
    expect(html).not.toContain('.b{');
    expect(html).not.toContain('display:none');
    expect(html).toContain(
      '<div>One</div></section><link rel=stylesheet href=/1.css fetchpriority=low><section',
    );
  });

  test('a page whose first photo is above leaves the link to a script', () => {
    const photo = page(words).replace('One', '<img src="/a.avif" fetchPriority="high">');
    const html = withLaterStyles(photo, () => '/1.css');
    expect(html).toContain(
      '</div></section><noscript><link rel=stylesheet href=/1.css></noscript><section',
    );
    expect(html).toContain('[data-first] :is(main>noscript~*,main~footer)');
    expect(html).not.toContain('animation');
  });

  test('the first section’s own script does not wait for the file', () => {
    const own = '</section><script>go()</script>';
    const html = withLaterStyles(page(words).replace('</section>', own), () => '/1.css');
    expect(html).toContain(`${own}<link rel=stylesheet`);
  });
});
