import { expect, test } from 'vitest';
import { readSiteOrigins } from './settings.ts';

test.each([
  [undefined, []],
  ['', []],
  ['https://example.org', ['https://example.org']],
  [
    ' https://Example.org/ ,http://localhost:4321,',
    ['https://example.org', 'http://localhost:4321'],
  ],
])('%j: %j', (typed, origins) => {
  expect(readSiteOrigins(typed)).toEqual(origins);
});

test.each([
  'example.org',
  'https://example.org/inn',
  'https://example.org/?a=1',
  'https://example.org/#a',
  'https://me:s3cret@example.org',
  'ftp://example.org',
  'https://example.org https://www.example.org',
  'https://example.org,www.example.org',
])('%j is refused with how to write it', (typed) => {
  expect(() => readSiteOrigins(typed)).toThrow(/^SITE_ORIGIN must be an origin such as https:/);
  expect(() => readSiteOrigins(typed)).not.toThrow(/s3cret|inn/);
});
