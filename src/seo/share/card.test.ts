import { readdirSync } from 'node:fs';
import sharp, { type Region } from 'sharp';
import { expect, test } from 'vitest';
import { drawingColours } from '../../colours/palette.ts';
import { CARD, cardOverlay, shareCard } from './card.ts';
import { canLetter, emsOf } from './lettering.ts';
import { openFaces } from './scripts.ts';

const colours = drawingColours();
const words = { name: 'Deluxe Double Non-AC Room', kicker: '2 single beds', inn: 'Small Inn' };
const outlines = (svg: string) => svg.match(/<path transform="translate/g)?.length;

/** Relative luminance of the brightest pixel of a region (WCAG 2.2). */
async function brightest(png: Buffer, region: Region): Promise<number> {
  const { data, info } = await sharp(png)
    .extract(region)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channel = (value = 0) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  let most = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const [r, g, b] = [channel(data[at]), channel(data[at + 1]), channel(data[at + 2])];
    most = Math.max(most, 0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  return most;
}

test('letters are set with the kerning of the typeface', () => {
  expect(emsOf('To')).toBeLessThan(emsOf('T') + emsOf('o'));
});

test('a name is drawn as outlines, never as text that needs an installed font', () => {
  const svg = cardOverlay(words, colours);
  expect(svg).not.toContain('<text');
  // The kicker, two lines of the page's name, and the inn's name.
  expect(outlines(svg)).toBe(4);
});

test('a name in letters the typeface lacks is left out, not printed as boxes', () => {
  expect(canLetter('ಕೋಣೆ')).toBe(false);
  expect(outlines(cardOverlay({ ...words, name: 'ಕೋಣೆ' }, colours))).toBe(2);
});

test.each([
  ['ಡೀಲಕ್ಸ್ ನಾನ್-ಎಸಿ ಫೋರ್ ಬೆಡ್ ರೂಮ್', '4 ಸಿಂಗಲ್ ಬೆಡ್ · 4 ಜನರಿಗೆ', 'ಕಾಪರ್‌ಪಾಡ್ ಇನ್, ಬೆಂಗಳೂರು'],
  ['डीलक्स नॉन-एसी फ़ोर बेड रूम', '4 सिंगल बेड · 4 लोगों के लिए', 'कॉपरपॉड इन, बेंगलुरु'],
])('“%s” is lettered in its own script, inside the picture', async (name, kicker, inn) => {
  const texts = [name, kicker, inn];
  expect(texts.map((text) => canLetter(text))).toEqual([false, false, false]);
  await openFaces(texts.join(' '));
  expect(texts.map((text) => canLetter(text))).toEqual([true, true, true]);
  const svg = cardOverlay({ name, kicker, inn }, colours);
  expect(outlines(svg)).toBeGreaterThanOrEqual(4);
  const heights = [...svg.matchAll(/translate\(72 ([\d.]+)\)/g)].map(([, y]) => Number(y));
  expect(Math.min(...heights)).toBeGreaterThan(60);
});

test('a name of any length fits inside the picture', () => {
  const name = 'The very large and exceptionally quiet family room at the end of the corridor';
  const heights = [
    ...cardOverlay({ ...words, name }, colours).matchAll(/translate\(72 ([\d.]+)\)/g),
  ];
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.min(...heights.map(([, y]) => Number(y)))).toBeGreaterThan(60);
});

test('the picture has the requested size, and is small', async () => {
  // Any photograph will do: the innkeeper changes them.
  const [photo] = readdirSync('content/photos/rooms').filter((file) => file.endsWith('.jpg'));
  const photograph = { photo: `rooms/${photo}`, focus: [38, 60] as const };
  const card = await shareCard(photograph, words, colours);
  const { width, height, format } = await sharp(card).metadata();
  expect({ width, height, format }).toEqual({ ...CARD, format: 'jpeg' });
  expect(card.length).toBeLessThan(120_000);
});

test('cream text on the scrim has 3:1, even over a white wall', async () => {
  const white = sharp({ create: { ...CARD, channels: 3, background: '#fff' } });
  const scrim = cardOverlay({ name: '', kicker: '', inn: '' }, colours).replace(
    /<svg x=.*<\/svg>/s,
    '</svg>',
  );
  const paper = await white
    .composite([{ input: Buffer.from(scrim) }])
    .png()
    .toBuffer();
  // The region of the kicker and two lines of maximum width.
  const region = { left: 72, top: 240, width: 680, height: 240 };
  const cream = 0.92;
  expect((cream + 0.05) / ((await brightest(paper, region)) + 0.05)).toBeGreaterThan(3);
});
