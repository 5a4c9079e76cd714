import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translatedCodes } from '../languages.ts';

// Types and helpers of several languages, what every language leaves in English, and the list of all.
const SHARED = ['assistants.ts', 'dayParts.ts', 'inLanguage.ts', 'index.ts'];
const modulesIn = (folder: string) =>
  readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.includes('.test.'));
const english = modulesIn(import.meta.dirname).filter((file) => !SHARED.includes(file));

test.each(translatedCodes)('%s has every module of words, with every export', async (code) => {
  const folder = join(import.meta.dirname, code);
  expect(modulesIn(folder)).toEqual(expect.arrayContaining(english));
  for (const file of english) {
    const [own, ours] = await Promise.all(
      [folder, import.meta.dirname].map((place) => import(join(place, file))),
    );
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

test('a room with its guests comes unchanged before the words that depend on it', async () => {
  const [kn, hi] = await Promise.all([
    import('./kn/enquiryContext.ts'),
    import('./hi/enquiryContext.ts'),
  ]);
  const room = { room: 'ಡಬಲ್ ಎಸಿ ರೂಮ್', guests: 3 } as const;
  expect(kn.enquiryContext.line(room)).toBe('ನೀವು ಮೂವರಿಗೆ ಡಬಲ್ ಎಸಿ ರೂಮ್ ಬಗ್ಗೆ ಕೇಳುತ್ತಿದ್ದೀರಿ.');
  expect(kn.enquiryContext.opening({ guests: 2 })).toBe('ಇಬ್ಬರಿಗೆ ರೂಮ್ ಬಗ್ಗೆ ಕೇಳಬೇಕಿತ್ತು.');
  expect(kn.enquiryContext.opening({})).toBe('');
  expect(hi.enquiryContext.line({ room: 'डबल एसी रूम', guests: 3 })).toBe(
    'आप तीन लोगों के लिए डबल एसी रूम के बारे में पूछ रहे हैं।',
  );
  expect(hi.enquiryContext.opening({ guests: '5+', rooms: 2 })).toBe(
    'मुझे 5 या ज़्यादा लोगों के लिए साथ-साथ के दो कमरों के बारे में पूछना था।',
  );
  expect(hi.enquiryContext.opening({})).toBe('');
});

test('a room for the day is told with one day in each language', async () => {
  const [kn, hi] = await Promise.all([
    import('./kn/enquiryContext.ts'),
    import('./hi/enquiryContext.ts'),
  ]);
  expect(kn.enquiryContext.days('2026-12-10', '2026-12-10')).toBe('ಡಿಸೆಂಬರ್ 10');
  expect(hi.enquiryContext.days('2026-12-10', '2026-12-10')).toBe('10 दिसंबर');
});

test('no language names WhatsApp where the inn does not use it', async () => {
  const [kn, hi] = await Promise.all([
    import('./kn/enquiryContext.ts'),
    import('./hi/enquiryContext.ts'),
  ]);
  for (const { enquiryContext } of [kn, hi]) {
    expect(enquiryContext.say('Asha', true)).toContain('WhatsApp');
    expect(enquiryContext.say('Asha', false)).not.toContain('WhatsApp');
  }
});

test('Kannada adds endings to numbers, and Hindi agrees with singular and plural', async () => {
  const [kn, hi, plan] = await Promise.all([
    import('./kn/enquiryContext.ts'),
    import('./hi/whichRoom.ts'),
    import('./hi/floorPlan.ts'),
  ]);
  expect(kn.enquiryContext.days('2026-12-10', '')).toBe('ಡಿಸೆಂಬರ್ 10ರಿಂದ');
  expect(hi.whichRoom.fits(1, 3, 'ac')).toBe('तीन लोगों के लिए एसी वाला एक ही तरह का कमरा है।');
  expect(hi.whichRoom.fits(2, 3, 'ac')).toBe('तीन लोगों के लिए एसी वाले 2 तरह के कमरे: एक चुनिए।');
  expect(
    plan.floorPlan.text(14, [
      { kind: 'queen bed', count: 1, side: 'far' },
      { kind: 'window', count: 2, side: 'left' },
    ]),
  ).toBe('14\u00a0m²: दरवाज़े के सामने एक क्वीन बेड; बाईं ओर दो खिड़कियाँ।');
});
