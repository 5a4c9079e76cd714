import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { SWITCHED_OFF } from './browser.ts';

test('what Playwright switches off in Chromium is off in our browsers too', () => {
  const playwright = createRequire(createRequire(import.meta.url).resolve('@playwright/test'));
  const folder = dirname(playwright.resolve('playwright-core/package.json'));
  const source = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.*?)\]/s.exec(source) ?? [];
  const own = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name = '']) => name);
  expect(own.length).toBeGreaterThan(5);
  expect(SWITCHED_OFF).toEqual(expect.arrayContaining(own));
});
