import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { listFiles } from '../lib/files.ts';
import { folderWith, temporaryFolder } from '../tests/mail/support/folders.ts';
import {
  refuseMetadata,
  removeUnnamed,
  renamePictures,
  withDeferredScripts,
  withOwnPolicy,
  withPictureNames,
} from './finishPages.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('withDeferredScripts', () => {
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

  test('lists only this page’s hashes, instead of those of all pages', () => {
    const all = "default-src 'none'; script-src 'self' 'sha256-old='; style-src 'self' 'sha256-x='";
    expect(policyOf(withOwnPolicy(page(all), ['rules']))).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${hashOf('rules')} ${hashOf('one()')} ${hashOf('two()')}`,
        `style-src 'self' ${hashOf('a{}')}`,
      ].join(';'),
    );
  });

  test('comes before everything it applies to', () => {
    const policy = `<meta http-equiv="content-security-policy" content="img-src 'self'">`;
    const head = (start: string, rest: string) =>
      `<head><meta charset="utf-8">${start}<title>A</title>${rest}</head>`;
    expect(withOwnPolicy(head('', policy), [])).toBe(head(policy, ''));
  });

  test('adds no directive that the policy does not have', () => {
    expect(policyOf(withOwnPolicy(page("img-src 'self' data:"), []))).toBe("img-src 'self' data:");
  });

  test('a page without a policy gets none', () => {
    expect(withOwnPolicy('<style>a{}</style>', [])).toBe('<style>a{}</style>');
  });
});

const picture = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } });

test('pictures that no page names are not published, least of all the photographs themselves', () => {
  const dist = folderWith({
    'index.html':
      '<img src="/_astro/logo.AbC123.png"><img src="/_astro/our%20map%20(2).AbC123.png">' +
      '<img srcset="/_astro/b&amp;b.AbC123_x.avif 30w, /_astro/terrace.AbC123_x.avif 60w">' +
      '<img src="/_astro/cook&#x27;s.AbC123.png"><img src="/_astro/owner&#39;s.AbC123.png">',
    '_astro/rooms.AbC123.js': 'const ornament = "/_astro/jaali.AbC123.webp";',
    '_astro/logo.AbC123.png': '',
    '_astro/our map (2).AbC123.png': '',
    '_astro/b&b.AbC123_x.avif': '',
    "_astro/cook's.AbC123.png": '',
    "_astro/owner's.AbC123.png": '',
    '_astro/jaali.AbC123.webp': '',
    '_astro/terrace.AbC123.jpg': '',
    '_astro/idle.AbC123.JPG': '',
    '_astro/terrace.AbC123_x.avif': '',
    '_astro/terrace.AbC123_unused.jpeg': '',
  });
  removeUnnamed(dist);
  expect(listFiles(dist).filter((path) => !/(?:js|html)$/.test(path))).toEqual([
    '/_astro/b&b.AbC123_x.avif',
    "/_astro/cook's.AbC123.png",
    '/_astro/jaali.AbC123.webp',
    '/_astro/logo.AbC123.png',
    '/_astro/our map (2).AbC123.png',
    "/_astro/owner's.AbC123.png",
    '/_astro/terrace.AbC123_x.avif',
  ]);
});

test('a build with a picture that contains its location is refused, with the picture’s name', async () => {
  const dist = folderWith({ 'share/home.jpg': await picture().jpeg().toBuffer() });
  await refuseMetadata(dist);
  const position = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 55/1 0/1' } };
  writeFileSync(join(dist, 'owner.jpg'), await picture().withExif(position).jpeg().toBuffer());
  await expect(refuseMetadata(dist)).rejects.toThrow('/owner.jpg would be published with');
});

let dist: string;
beforeEach(() => {
  dist = temporaryFolder();
  mkdirSync(join(dist, '_astro'));
});

async function put(name: string, width: number, height: number, background = '#123456') {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  writeFileSync(join(dist, '_astro', name), await picture.jpeg().toBuffer());
}
const names = () => readdirSync(join(dist, '_astro')).sort();

test('all sizes of a photograph get one hash and their width', async () => {
  await put('terrace.AbC123_one.jpeg', 30, 20);
  await put('terrace.AbC123_Two2.jpeg', 60, 40);
  const addresses = await renamePictures(dist);
  const [small, large] = ['one', 'Two2'].map((made) =>
    addresses.get(`/_astro/terrace.AbC123_${made}.jpeg`),
  );
  expect(small).toMatch(/^\/_astro\/terrace\.[\w-]{6}-30\.jpeg$/);
  expect(large).toBe(small?.replace('-30', '-60'));
  expect(names()).toEqual([small, large].map((address) => address?.replace('/_astro/', '')).sort());
});

test('two crops of the same width get different names', async () => {
  await put('terrace.AbC123_one.jpeg', 30, 20, '#ffffff');
  await put('terrace.AbC123_two.jpeg', 30, 20, '#000000');
  const addresses = [...(await renamePictures(dist)).values()];
  expect(new Set(addresses).size).toBe(2);
  expect(addresses.every((address) => existsSync(join(dist, address)))).toBe(true);
});

test('the hash changes with any variant of the photograph', async () => {
  await put('terrace.AbC123_one.jpeg', 30, 20);
  const [before] = (await renamePictures(dist)).values();
  rmSync(join(dist, before ?? ''));
  await put('terrace.AbC123_other.jpeg', 30, 20);
  const [after] = (await renamePictures(dist)).values();
  expect(after).not.toBe(before);
});

test('originals, scripts and typefaces keep their names', async () => {
  await put('terrace.AbC123.jpg', 30, 20);
  writeFileSync(join(dist, '_astro/rooms.AbC123.js'), '');
  expect((await renamePictures(dist)).size).toBe(0);
  expect(names()).toEqual(['rooms.AbC123.js', 'terrace.AbC123.jpg']);
});

test('a text gets the pictures’ new addresses, and nothing else in it changes', () => {
  const addresses = new Map([['/_astro/a.AbC123_x.avif', '/_astro/a.Q-30.avif']]);
  const text = 'https://inn.example/_astro/a.AbC123_x.avif 30w, /_astro/b.AbC123_x.avif 60w';
  expect(withPictureNames(text, addresses)).toBe(
    'https://inn.example/_astro/a.Q-30.avif 30w, /_astro/b.AbC123_x.avif 60w',
  );
});
