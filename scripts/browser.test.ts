import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { majorVersion, SWITCHED_OFF, tooOld } from './browser.ts';

test('what Playwright switches off in Chromium is off in our browsers too', () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const folder = dirname(playwright.resolve('playwright-core/package.json'));
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const own = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  expect(own.length).toBeGreaterThan(5);
  expect(SWITCHED_OFF).toEqual(expect.arrayContaining(own));
});

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', 156],
  ['Google Chrome 109.0.5414.119', 109],
  ['', undefined],
])('“%s” is version %s', (said, major) => {
  expect(majorVersion(said)).toBe(major);
});

test('an old browser is named with the fix; a new or silent one is accepted', () => {
  expect(tooOld('/usr/bin/chromium', 'Chromium 109.0.5414.119')).toBe(
    '/usr/bin/chromium is version 109, and the browser tests need 126 or newer: update it, or set CHROMIUM_PATH to a newer one.',
  );
  expect(tooOld('/usr/bin/chromium', 'Chromium 126.0.1.2')).toBeUndefined();
  expect(tooOld('/usr/bin/chromium', '')).toBeUndefined();
});
