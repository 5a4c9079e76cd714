import { expect, test } from 'vitest';
import { pageFormat, warningsOn } from './settings.ts';

test('pages are files unless folders are asked for', () => {
  expect(pageFormat({})).toBe('file');
  expect(pageFormat({ BUILD_FORMAT: 'files' })).toBe('file');
  expect(pageFormat({ BUILD_FORMAT: 'folders' })).toBe('directory');
  expect(() => pageFormat({ BUILD_FORMAT: 'folder' })).toThrow('must be "files" or "folders"');
});

const IDS = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_BOOKING_TEMPLATE_ID: 'template_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key',
};
const SITE_ORIGIN = 'https://inn.example';

test('a build that can be published has no warnings', () => {
  expect(warningsOn({ ...IDS, SITE_ORIGIN }, SITE_ORIGIN)).toEqual([]);
});

test('a build without SITE_ORIGIN says which address it assumes', () => {
  const warnings = warningsOn(IDS, 'https://made.up.example');
  expect(warnings).toEqual([expect.stringMatching(/^SITE_ORIGIN is not set: .*made\.up\.example/)]);
});

test('a build with placeholders names the missing variables', () => {
  const { EMAILJS_PUBLIC_KEY, ...others } = IDS;
  expect(EMAILJS_PUBLIC_KEY).toBeTruthy();
  const warnings = warningsOn({ ...others, SITE_ORIGIN }, SITE_ORIGIN);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toContain('YOUR_SERVICE_ID');
  expect(warnings[0]).toMatch(/Build again with EMAILJS_PUBLIC_KEY \(/);
});

test('our own service needs no EmailJS ids', () => {
  expect(warningsOn({ SITE_ORIGIN, EMAILJS_ORIGIN: 'self' }, SITE_ORIGIN)).toEqual([]);
});
