import { expect, test } from 'vitest';
import { majorVersion, tooOld } from './chromiumVersion.ts';

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', 156],
  ['Google Chrome 109.0.5414.119', 109],
  ['', undefined],
])('“%s” is version %s', (said, major) => {
  expect(majorVersion(said)).toBe(major);
});

test('an old browser is named with its mend, a new or silent one is taken', () => {
  expect(tooOld('/usr/bin/chromium', 'Chromium 109.0.5414.119')).toBe(
    '/usr/bin/chromium is version 109, and the browser tests need 126 or newer: update it, or set CHROMIUM_PATH to a newer one.',
  );
  expect(tooOld('/usr/bin/chromium', 'Chromium 126.0.1.2')).toBeUndefined();
  expect(tooOld('/usr/bin/chromium', '')).toBeUndefined();
});
