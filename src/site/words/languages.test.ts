import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translatedCodes } from '../languages.ts';

// Types and helpers of several languages, and what every language leaves in English.
const SHARED = ['assistants.ts', 'dayParts.ts', 'inLanguage.ts'];
const modulesIn = (folder: string) =>
  readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
const english = modulesIn(import.meta.dirname).filter((file) => !SHARED.includes(file));

test.each(translatedCodes)('%s has every module of words, with every export', async (code) => {
  const folder = join(import.meta.dirname, code);
  expect(modulesIn(folder)).toEqual(expect.arrayContaining(english));
  for (const file of english) {
    const [own, ours] = await Promise.all([import(join(folder, file)), import(`./${file}`)]);
    expect([file, Object.keys(own)]).toEqual([file, expect.arrayContaining(Object.keys(ours))]);
  }
});

test('Kannada dates and hours are put together from parts', async () => {
  const [{ clockTime }, { enquiryContext }] = await Promise.all([
    import('./kn/clock.ts'),
    import('./kn/enquiryContext.ts'),
  ]);
  expect(clockTime(2 * 60 + 14)).toBe('ರಾತ್ರಿ\u00a02:14');
  expect(clockTime(17 * 60 + 22)).toBe('ಸಂಜೆ\u00a05:22');
  expect(clockTime(0)).toBe('ರಾತ್ರಿ\u00a012:00');
  // The evening before.
  expect(clockTime(-70)).toBe('ರಾತ್ರಿ\u00a010:50');
  const stay = {
    from: new Date(Date.UTC(2026, 11, 10)),
    to: new Date(Date.UTC(2026, 11, 12)),
    nights: 2,
    isFarOff: false,
  };
  expect(enquiryContext.stay(stay)).toBe('ಡಿಸೆಂಬರ್ 10 ಗುರುವಾರದಿಂದ 12 ಶನಿವಾರದವರೆಗೆ, 2 ರಾತ್ರಿ');
});

test('Hindi dates say the month once', async () => {
  const { enquiryContext } = await import('./hi/enquiryContext.ts');
  const stay = {
    from: new Date(Date.UTC(2026, 11, 10)),
    to: new Date(Date.UTC(2026, 11, 12)),
    nights: 2,
    isFarOff: false,
  };
  expect(enquiryContext.stay(stay)).toBe('गुरुवार 10 से शनिवार 12 दिसंबर तक, 2 रातें');
});
