import { expect, test } from 'vitest';
import { shown, stamped, titleOf, withLine, withPages } from './kept.ts';

const page = '<header></header><main id="content"><h1>Rooms</h1></main>';
const html = { 'content-type': 'text/html; charset=utf-8' };
const morning = new Date(2026, 10, 22, 10, 15).getTime();

test('a copy says that it is one, and of when, above the page’s own part', async () => {
  const copy = stamped(new Response(page, { headers: html }), morning);
  const text = await (await shown(copy as Response)).text();
  expect(text).toMatch(
    /<\/header><aside[^>]*><p>.*Sunday.*22 November.*10:15.*<main id="content"><h1>Rooms/,
  );
});

test('a copy without a time says no time', () => {
  expect(withLine(page, Number.NaN)).toContain('kept on your device; it may');
});

test('the page for no connection leads to the pages that are there', () => {
  const bare =
    '<nav aria-labelledby="k" class="x" data-kept="true" hidden=""><h2>Kept</h2><ul></ul></nav>';
  const title = titleOf('<title>Triple &amp; AC – Copperpod Inn</title>');
  expect(withPages(bare, [{ href: '/Triple', title }])).toBe(
    '<nav aria-labelledby="k" class="x" data-kept="true"><h2>Kept</h2><ul><li><a href="/Triple">Triple &amp; AC</a></li></ul></nav>',
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
