import { expect, test } from 'vitest';
import { offline as words } from '../site/words/offline.ts';
import {
  languageAt,
  shown,
  stamped,
  titleOf,
  whole,
  withDrawings,
  withLine,
  withPages,
} from './cachedPage.ts';

const page = '<header></header><main id="content"><h1>Rooms</h1></main>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const morning = new Date(2026, 10, 22, 10, 15).getTime();

test('a copy says that it is a copy, and from when, above the page’s main part', async () => {
  const copy = stamped(new Response(page, { headers: html }), morning);
  const text = await (await shown(copy as Response, async () => undefined)).text();
  expect(text).toMatch(
    /<\/header><aside[^>]*><p>.*Sunday.*22 November.*10:15.*<main id="content"><h1>Rooms/,
  );
});

test('a copy contains the drawings of its file, and stays as it was without that file', async () => {
  const illustrated =
    '<body><svg><use href="/_astro/d.1.svg#fan"/></svg><svg><use href="/_astro/d.1.svg#ac" y="9"/></svg></body>';
  const file = '<svg xmlns="http://www.w3.org/2000/svg"><g id="fan"/><g id="ac"/></svg>';
  const texts = new Map([['/_astro/d.1.svg', file]]);
  expect(await withDrawings(illustrated, async (address) => texts.get(address))).toBe(
    '<body><svg><use href="#fan"/></svg><svg><use href="#ac" y="9"/></svg><svg display="none" xmlns="http://www.w3.org/2000/svg"><g id="fan"/><g id="ac"/></svg></body>',
  );
  expect(await withDrawings(illustrated, async () => undefined)).toBe(illustrated);
  expect(await withDrawings(page, async () => file)).toBe(page);
});

test('a copy without a time shows none', () => {
  expect(withLine(page, Number.NaN)).toContain('kept on your device; it may');
});

test('a copy in another language says so in that language, and marks links to pages in others', () => {
  const kannada = page.replace('<header>', '<html lang="kn-IN"><header>');
  expect(withLine(kannada, morning)).toMatch(/ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ.*22 ನವೆಂಬರ್, ಭಾನುವಾರ, ಬೆಳಿಗ್ಗೆ\u00a010:15/);
  const bare = '<html lang="kn-IN"><nav data-saved="true" hidden=""><ul></ul></nav>';
  const links = [
    { href: '/kn/rooms', title: titleOf('<title>ರೂಮ್‌ಗಳು – ಇನ್</title>'), lang: 'kn' },
    { href: '/about', title: titleOf('<title lang="en">About us – Inn</title>'), lang: 'en' },
  ];
  expect(withPages(bare, links)).toContain(
    '<li><a href="/kn/rooms">ರೂಮ್‌ಗಳು</a></li><li><a href="/about" lang="en">About us</a></li>',
  );
});

test('the offline page links to the cached pages', () => {
  const bare =
    '<nav aria-labelledby="k" class="x" data-saved="true" hidden=""><h2>Kept</h2><ul></ul></nav>';
  const title = titleOf('<title>Triple &amp; AC – Copperpod Inn</title>');
  expect(withPages(bare, [{ href: '/Triple', title, lang: 'en' }])).toBe(
    '<nav aria-labelledby="k" class="x" data-saved="true"><h2>Kept</h2><ul><li><a href="/Triple">Triple &amp; AC</a></li></ul></nav>',
  );
  expect(withPages(bare, [])).toBe(bare);
});

test.each([
  ['an error', new Response('', { status: 404, headers: html })],
  ['a failure', new Response('', { status: 500, headers: html })],
  ['a redirect', Response.redirect('https://inn.example/rooms')],
  ['a file', new Response('BEGIN:VCARD', { headers: { 'content-type': 'text/vcard' } })],
])('%s is not kept', (_, response) => {
  expect(stamped(response)).toBeUndefined();
});

test('a page, an error or a redirect is not cached as a script', () => {
  const script = { 'content-type': 'text/javascript' };
  const redirected = new Response('', { headers: script });
  Object.defineProperty(redirected, 'redirected', { value: true });
  for (const wrong of [
    new Response(page, { headers: html }),
    new Response('', { status: 404, headers: script }),
    new Response('', { status: 206, headers: script }),
    redirected,
  ]) {
    expect(whole(wrong)).toBeUndefined();
  }
  expect(whole(new Response('', { headers: script }))).toBeDefined();
});

test('an inn’s own words appear as text on a copy, whatever characters they contain', () => {
  const ours = words.again;
  Object.assign(words, { again: '<b>Try & "go"' });
  expect(withLine(page, 0)).toContain('&lt;b&gt;Try &amp; &quot;go&quot;</a>');
  Object.assign(words, { again: ours });
});

test.each([
  ['/kn', 'kn', '/'],
  ['/hi/contact', 'hi', '/contact'],
  ['/contact', 'en', '/contact'],
  ['/knots', 'en', '/knots'],
  ['/en/contact', 'en', '/en/contact'],
])('%s is a page in %s, in English %s', (route, code, english) => {
  expect(languageAt(route)).toEqual({ code, english });
});
