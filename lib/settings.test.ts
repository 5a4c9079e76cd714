import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../tests/mail/support/folders.ts';
import {
  isOn,
  readSiteOrigins,
  readSwitch,
  SETTING_NAMES,
  withoutSettingsFile,
} from './settings.ts';

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

test.each([
  ['on', true],
  [' TRUE ', true],
  ['1', true],
  ['yes', true],
  ['off', false],
  ['0', false],
])('%j is a switch that is on: %s', (typed, on) => {
  expect(isOn(typed)).toBe(on);
  for (const fallback of [true, false]) {
    expect(readSwitch({ TRUST_PROXY: typed }, 'TRUST_PROXY', fallback)).toBe(on);
  }
});

test('a switch that is not set is as its fallback says, a misspelt one is refused', () => {
  for (const typed of [undefined, '', ' ']) {
    expect(isOn(typed)).toBe(false);
    expect(readSwitch({ TRUST_PROXY: typed }, 'TRUST_PROXY')).toBe(false);
    expect(readSwitch({ TRUST_PROXY: typed }, 'TRUST_PROXY', true)).toBe(true);
  }
  expect(isOn('ture')).toBe(false);
  expect(() => readSwitch({ TRUST_PROXY: 'ture' }, 'TRUST_PROXY')).toThrow(
    'TRUST_PROXY must be "on" or "off".',
  );
});

test('a child process reads the file itself', () => {
  const file = join(folderWith({ '.env': 'PORT=1\n' }), '.env');
  expect(withoutSettingsFile(file, { PORT: '1', HOST: '::1' })).toEqual({ HOST: '::1' });
  expect(withoutSettingsFile(`${file}.none`, { PORT: '1' })).toEqual({ PORT: '1' });
});

test('every setting is explained in a document', () => {
  const files = ['README.md', 'docs/mail.md', 'docs/hosting.md', 'docs/editor.md'];
  const text = files
    .map((file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
    .join();
  expect(SETTING_NAMES.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
