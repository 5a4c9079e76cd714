import { expect, test } from 'vitest';
import { ENGLISH } from '../src/content/translations.ts';
import { llmsIn, localised, translatedShare, withAlternates, withSwitch } from './localise.ts';

const english = (text: string) => `${ENGLISH.start}${text}${ENGLISH.end}`;
const has = (route: string) => ['/', '/rooms'].includes(route);
const origin = 'https://inn.example';
const page = (html: string) => localised(html, 'kn', has, origin);

test('links lead to pages in the language; links to English pages are marked', () => {
  expect(page('<a class="x" href="/rooms?guests=2#for-2">R</a>')).toBe(
    '<a class="x" href="/kn/rooms?guests=2#for-2">R</a>',
  );
  expect(page('<a href="/contact.vcf">V</a>')).toBe('<a href="/kn/contact.vcf">V</a>');
  expect(page('<a href="/">H</a>')).toBe('<a href="/kn">H</a>');
  expect(page('<a href="/about">A</a>')).toBe('<a href="/about" hreflang="en">A</a>');
});

test('files, other sites and the switch between languages keep their addresses', () => {
  for (const html of [
    '<a href="/plan.pdf">P</a>',
    '<a href="https://wa.me/91">W</a>',
    '<a data-language="en" href="/rooms">English</a>',
    '<link rel="icon" href="/favicon.svg">',
  ]) {
    expect(page(html)).toBe(html);
  }
});

test('a sentence in English is marked on its element, or in an element of its own', () => {
  expect(page(`<p class="a">${english('Come in.')}</p>`)).toBe(
    '<p lang="en" class="a">Come in.</p>',
  );
  expect(page(`<p>ರೂಮ್: ${english('Attic')}</p>`)).toBe('<p>ರೂಮ್: <span lang="en">Attic</span></p>');
});

test('a sentence that a component splits over elements is marked in each of them', () => {
  const { start, end } = ENGLISH;
  expect(page(`<h1><span>${start}Come in. </span><span>Sit down.${end}</span></h1><p>ಅ</p>`)).toBe(
    '<h1><span lang="en">Come in. </span><span lang="en">Sit down.</span></h1><p>ಅ</p>',
  );
  expect(page(`<h2>${start}The <b>Well-side</b> Room${end}, ರೂಮ್</h2>`)).toBe(
    '<h2><span lang="en">The </span><b lang="en">Well-side</b><span lang="en"> Room</span>, ರೂಮ್</h2>',
  );
});

test('attributes, scripts and forms that React hydrates get no marks or extra elements', () => {
  const html = `<img alt="${english('A door')}"><script>say("${english('x')}")</script>`;
  expect(page(html)).toBe('<img alt="A door"><script>say("x")</script>');
  const chat = `<a href="https://wa.me/91?text=${encodeURIComponent(english('Attic'))}">W</a>`;
  expect(page(chat)).toBe('<a href="https://wa.me/91?text=Attic">W</a>');
  const form = `<enquiry-island><p>ರೂಮ್ ${english('Attic')}</p></enquiry-island>`;
  expect(page(form)).toBe('<enquiry-island><p>ರೂಮ್ Attic</p></enquiry-island>');
});

test('a title that is partly English gets no marks or elements', () => {
  const title = `<title>${english('Attic')} – ರೂಮ್</title>`;
  expect(page(title)).toBe('<title>Attic – ರೂಮ್</title>');
});

test('words in an address get no marks', () => {
  const href = (text: string) =>
    `<a href="https://wa.me/91?text=${encodeURIComponent(text)}">W</a>`;
  expect(page(href(english('Is there a lift?')))).toBe(href('Is there a lift?'));
});

test('a quoted > does not end a tag', () => {
  expect(page('<a title="a > b" href="/rooms">R</a>')).toBe(
    '<a title="a > b" href="/kn/rooms">R</a>',
  );
});

test('the share of a page that is translated counts letters of its main part', () => {
  expect(translatedShare(`<main><p>ಅಆಇಈ</p><p>${english('abcd')}</p></main>`)).toBe(0.5);
  expect(translatedShare(`<p>${english('menu')}</p><main><p>ಅಆ 12</p></main>`)).toBe(1);
});

test('the switch leads to the same page, or to the home page if the language lacks it', () => {
  const hasPage = (code: string, route: string) => code === 'en' || route !== '/about';
  const link = (code: string, href: string) => `<a data-language="${code}" href="${href}">`;
  expect(withSwitch(link('kn', '/kn/rooms'), hasPage)).toBe(link('kn', '/kn/rooms'));
  expect(withSwitch(link('kn', '/kn/about'), hasPage)).toBe(link('kn', '/kn'));
  expect(withSwitch(link('en', '/about'), hasPage)).toBe(link('en', '/about'));
});

test('the switch omits languages without a home page', () => {
  const entry = (code: string) => `<li><a data-language="${code}" href="/${code}">${code}</a></li>`;
  const html = `<ul>${entry('kn')}${entry('hi')}</ul>`;
  expect(withSwitch(html, (code) => code !== 'hi')).toBe(`<ul>${entry('kn')}</ul>`);
});

test('each listed page names its versions in other languages, with English as the default', () => {
  const canonical = `<link rel="canonical" href="${origin}/kn">`;
  expect(withAlternates(canonical, '/', ['en', 'kn'], origin)).toBe(
    '<link rel="alternate" hreflang="en" href="https://inn.example/">' +
      '<link rel="alternate" hreflang="kn" href="https://inn.example/kn">' +
      `<link rel="alternate" hreflang="x-default" href="https://inn.example/">${canonical}`,
  );
  expect(
    withAlternates('<meta name="robots" content="noindex">', '/sent', ['en', 'kn'], origin),
  ).toBe('<meta name="robots" content="noindex">');
  const locale = (own: string) => `<meta property="og:locale" content="${own}">`;
  expect(withAlternates(locale('kn_IN'), '/', ['en', 'kn'], origin)).toBe(
    `${locale('kn_IN')}<meta property="og:locale:alternate" content="en_IN">`,
  );
  expect(withAlternates(canonical, '/', ['en'], origin)).toBe(canonical);
});

test('llms.txt names pages of the language, and the languages that are built', () => {
  const text = `${english('Facts')}: ${origin}/rooms, ${origin}/about. The form at ${origin}/.
- [Rooms](${origin}/rooms): ${origin}/logo.svg

## Other languages

- [English (English)](${origin}/llms.txt)
- [हिन्दी (Hindi)](${origin}/hi/llms.txt)
`;
  expect(
    llmsIn(text, 'kn', (code, route) => code !== 'hi' && has(route), origin),
  ).toBe(`Facts: ${origin}/kn/rooms, ${origin}/about. The form at ${origin}/kn.
- [Rooms](${origin}/kn/rooms): ${origin}/logo.svg

## Other languages

- [English (English)](${origin}/llms.txt)
`);
});

test('structured data links to pages in the language; ids are the same in all languages', () => {
  const data = (address: string) =>
    `<script type="application/ld+json">{"@id":"${origin}/rooms#r","url":"${address}"}</script>`;
  expect(page(data(`${origin}/rooms`))).toBe(data(`${origin}/kn/rooms`));
  expect(page(data(`${origin}/about`))).toBe(data(`${origin}/about`));
  expect(page(data('https://else.example/rooms'))).toBe(data('https://else.example/rooms'));
});
