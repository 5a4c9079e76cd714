import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { withDeferredScripts, withOwnPolicy } from './finishPages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('withLateScripts', () => {
  const page = (scripts: string) => `<html><body class="a"><p>Words</p>${scripts}</body></html>`;

  test('moves the addresses of script files onto the body', () => {
    const html = page(
      '<script type="module" src="/_astro/a.js"></script><script type="module" src="/_astro/b.js"></script>',
    );
    expect(withDeferredScripts(html)).toBe(
      '<html><body data-scripts="/_astro/a.js /_astro/b.js" class="a"><p>Words</p></body></html>',
    );
  });

  test('leaves inline scripts, and pages without files, as they are', () => {
    const html = page('<script type="module">go()</script>');
    expect(withDeferredScripts(html)).toBe(html);
  });
});

describe('withOwnPolicy', () => {
  const page = (policy: string) =>
    `<html><head><meta http-equiv="content-security-policy" content="${policy}"><style>a{}</style></head>` +
    `<body><script>one()</script><script type="module">two()</script>` +
    `<script type="application/ld+json">{}</script></body></html>`;
  const policyOf = (html: string) => /content="([^"]*)"/.exec(html)?.[1];

  test('lists the hashes of this page alone, in place of those of all', () => {
    const all = "default-src 'none'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-x='";
    expect(policyOf(withOwnPolicy(page(all), ['rules']))).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${hashOf('rules')} ${hashOf('one()')} ${hashOf('two()')}`,
        `style-src 'self' ${hashOf('a{}')}`,
      ].join(';'),
    );
  });

  test('adds no directive that the policy does not have', () => {
    expect(policyOf(withOwnPolicy(page("img-src 'self' data:"), []))).toBe("img-src 'self' data:");
  });

  test('a page without a policy gets none', () => {
    expect(withOwnPolicy('<style>a{}</style>', [])).toBe('<style>a{}</style>');
  });
});
