/** The cut faces of Kannada and Hindi headings letter them as the whole faces do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { subsetFace, wholeFace } from '../../build/typefaces/headingFace.ts';
import { listFiles } from '../../lib/files.ts';
import { STATIC_DIST } from '../support/places.ts';
import { test } from '../support/screenshots.ts';
import { typefacesIn } from '../support/typefaces.ts';

const HARD = {
  kn: 'ಕ್ಷ ರ್ಕ ಸ್ತ್ರೀ ಆಟೋ ರಿಕ್ಷಾ ಬೊಮ್ಮನಹಳ್ಳಿ',
  hi: 'क्षेत्र श्री र्क कर्नाटक दृष्टि',
} as const;
type Code = keyof typeof HARD;
/** The addresses of the faces. */
const FACE = /(?:kannada|devanagari).*\.woff2/;
/** Both scripts and the joiners; the cut face has no other letters. */
const BLOCKS = 'U+900-cff,U+200c-200d,U+25cc';

/** The headings of the built pages of a language, and the hard words that its sentences have. */
function headingsOf(code: Code): string[] {
  const folder = join(STATIC_DIST, code);
  const html = listFiles(folder)
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('');
  const headings = [...html.matchAll(/<h([1-3])\b[^>]*>(.*?)<\/h\1>/gs)].map(([, , text = '']) =>
    text.replace(/<[^>]+>/g, ' '),
  );
  const shown = HARD[code].split(' ').filter((word) => html.includes(word));
  return [...new Set([...shown, ...headings])].sort();
}

/** A picture of these lines in a face, with the other families of the site’s headings before and after it. */
async function pictureOf(
  page: Page,
  code: Code,
  lines: readonly string[],
  face: Uint8Array,
  range: string,
) {
  await page.route('https://face.test/**', (route) =>
    route.fulfill({
      body: Buffer.from(face),
      contentType: 'font/woff2',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await page.setContent(`<html lang="${code}-IN"><style>
    @font-face { font-family: Headings; src: url(https://face.test/${face.length}.woff2); unicode-range: ${range}; }
    p { margin: 0; font: 400 40px/1.6 Headings, monospace; text-rendering: geometricPrecision; }
  </style>${lines.map((line) => `<p>${line}</p>`).join('')}`);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.fonts.check('40px Headings', 'ಕक'))).toBe(true);
  const picture = await page.screenshot({ fullPage: true });
  await page.unroute('https://face.test/**');
  return picture;
}

for (const code of ['kn', 'hi'] as const) {
  test(`${code} headings are the same, pixel by pixel, in the cut face`, async ({ page }) => {
    const html = readFileSync(join(STATIC_DIST, `${code}/index.html`), 'utf8');
    const rule = /@font-face\{font-family:Headings;[^}]*\}/.exec(html)?.[0] ?? '';
    const file = /url\(["']?(\/_astro\/[^)"']+)/.exec(rule)?.[1] ?? '';
    const range = /unicode-range:([^;}]+)/.exec(rule)?.[1] ?? '';
    const cut = readFileSync(join(STATIC_DIST, file));
    expect(cut.length).toBeLessThanOrEqual(20_000);
    const lines = headingsOf(code);
    expect(lines.length).toBeGreaterThan(100);
    const whole = readFileSync(wholeFace(code));
    const right = await pictureOf(page, code, lines, whole, BLOCKS);
    expect(right.equals(await pictureOf(page, code, lines, cut, range))).toBe(true);
    // A face without some of the words is told apart.
    const damaged = await subsetFace(code, [HARD[code].slice(0, 3)]);
    expect(right.equals(await pictureOf(page, code, lines, damaged, range))).toBe(false);
  });

  test(`${code} headings are in their face from the second page on, and English ones fetch none`, async ({
    page,
  }) => {
    const faces: string[] = [];
    page.on('request', (request) => {
      if (FACE.test(request.url())) faces.push(request.url());
    });
    await page.goto('/');
    await page.locator('html:not([data-first])').waitFor();
    await page.evaluate(() => document.fonts.ready);
    expect(faces).toEqual([]);
    await page.goto(`/${code}/privacy`);
    await page.evaluate(() => document.fonts.ready);
    expect(faces).toHaveLength(1);
    await page.goto(`/${code}/about`);
    const typefaces = await typefacesIn(page, 'h1');
    expect(typefaces.filter((name) => name.startsWith('Noto Sans'))).toEqual([]);
  });
}
