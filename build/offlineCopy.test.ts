import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import { entriesOf, offlineCopy } from './offlineCopy.ts';

const page = (script: string) =>
  `<body data-scripts="/_astro/${script}"><img src="/logo.1a2b3c.png"><img src="/_astro/a.jpg">`;

test('the worker caches the pages that are always offline, the scripts they load later, the search words and later styles', () => {
  const dist = folderWith({
    'contact.html': `${page('form.aa.js')}<question-search data-words="/_astro/words.gg.json">`,
    'offline/index.html': page('late.bb.js'),
    'rooms.html': page('rooms.cc.js'),
    '_astro/form.aa.js': 'import("./react.dd.js")',
    '_astro/late.bb.js': '',
    '_astro/react.dd.js': 'import"./shared.ee.js";',
    '_astro/shared.ee.js': 'Next.js is not a file',
    '_astro/rooms.cc.js': '',
    '_astro/styles.ff.css': '',
  });
  const { english: entries, languages } = entriesOf(dist);
  expect(languages).toEqual({});
  expect(entries.map(({ url }) => url).sort()).toEqual([
    '/_astro/form.aa.js',
    '/_astro/late.bb.js',
    '/_astro/react.dd.js',
    '/_astro/shared.ee.js',
    '/_astro/styles.ff.css',
    '/_astro/words.gg.json',
    '/contact',
    '/logo.1a2b3c.png',
    '/offline',
  ]);
  for (const { url, revision } of entries) expect(revision === null).toBe(url.includes('.'));
});

test('a reader of another language gets its pages and the files that English pages lack', () => {
  const styled = (styles: string) => `${page('form.aa.js')}<link href="/_astro/${styles}">`;
  const dist = folderWith({
    'contact.html': styled('styles.en.css'),
    'kn/contact.html': `<style>@font-face{src:url(/_astro/tiro.kn.woff2)}</style>${styled('styles.kn.css')}`,
    'kn/rooms.html': styled('rooms.kn.css'),
    'hi/rooms.html': styled('styles.en.css'),
    '_astro/form.aa.js': '',
    '_astro/styles.en.css': '',
    '_astro/styles.kn.css': '',
    '_astro/rooms.kn.css': '',
    '_astro/by-script.css': '',
  });
  const { english, languages } = entriesOf(dist);
  const files = english.map(({ url }) => url).filter((url) => url.startsWith('/_astro'));
  expect(files).toEqual(['/_astro/form.aa.js', '/_astro/by-script.css', '/_astro/styles.en.css']);
  expect(languages).toEqual({
    kn: {
      pages: ['/kn/contact'],
      files: ['/_astro/tiro.kn.woff2', '/_astro/rooms.kn.css', '/_astro/styles.kn.css'],
    },
    hi: { pages: [], files: [] },
  });
});

test('OFFLINE_COPY is on or off; anything else stops the build, with what to write', () => {
  for (const OFFLINE_COPY of [undefined, '', '1', '0', 'off']) {
    expect(() => offlineCopy({ OFFLINE_COPY })).not.toThrow();
  }
  expect(() => offlineCopy({ OFFLINE_COPY: '2' })).toThrow('OFFLINE_COPY must be "on" or "off"');
});
