import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type IconName, iconNames } from './names.ts';
import { iconDrawing, iconPaths, LINES, WHOLE_UNITS } from './paths.ts';

// More than twice the size of any icon on the site.
const SIZE = 96;
/** How many pixels may change from light to dark: a blurred edge, not a bent line. */
const BLUR = 40;

async function greys(paths: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">${paths}</svg>`;
  const image = sharp(Buffer.from(svg), { density: (72 * SIZE) / 256 });
  return image.resize(SIZE, SIZE).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
}

/** Icons in whole units, in lines, those in the code that are neither, and every fortieth of the family. */
const compared = iconNames.filter(
  (name, index) =>
    WHOLE_UNITS.has(name) ||
    name in LINES ||
    index % 40 === 0 ||
    /^(?:armchair|fan|stethoscope)$/.test(name),
);

test.each(compared)('%s looks like the original drawing', async (name) => {
  const [drawn, rounded] = await Promise.all([greys(iconDrawing(name)), greys(iconPaths(name))]);
  const different = drawn.filter((grey, index) => Math.abs(grey - (rounded[index] ?? 0)) > 110);
  expect(drawn.filter((grey) => grey < 128).length).toBeGreaterThan(0);
  expect(different.length).toBeLessThanOrEqual(BLUR);
});

test('every icon of the family has a drawing', () => {
  expect(iconNames.length).toBeGreaterThan(1000);
  for (const name of iconNames) expect(iconDrawing(name)).toContain('<path');
  for (const name of WHOLE_UNITS) expect(iconNames).toContain(name as IconName);
});

test('a drawing in whole units is shorter', () => {
  expect(iconPaths('clock').length).toBeLessThan(iconDrawing('clock').length * 0.8);
});

test('a drawing in lines is half as long as one of outlines', () => {
  for (const [name, line] of Object.entries(LINES)) {
    expect(line.length).toBeLessThan(iconDrawing(name as IconName).length * 0.5);
  }
});
