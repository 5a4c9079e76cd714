import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawingColours } from '../colours/palette.ts';
import { markDrawing } from '../components/layout/markDrawing.ts';
import { emblemOf, logoDrawing } from './emblem.ts';
import { type IconGround, iconPng, iconSvg } from './icons.ts';
import { shareCard } from './share/card.ts';

/** An inn by the sea, with colours of its own. */
const colours = drawingColours({ ground: '#f3f7fb', ink: '#1b2a5a', accent: '#b0185c' });
const RED = '#ff2020';
const drawn = (width: number, height: number, ground = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}<rect x="10" y="10" width="${width - 20}" height="${height - 20}" fill="${RED}"/></svg>`;

let content: string;
beforeAll(async () => {
  content = mkdtempSync(join(tmpdir(), 'inn-'));
  mkdirSync(join(content, 'photos'));
  const put = (name: string, bytes: string | Uint8Array) =>
    writeFileSync(join(content, 'photos', name), bytes);
  put('square.svg', drawn(100, 100));
  put('wide.svg', drawn(400, 60));
  put('ground.svg', drawn(100, 100, '<rect width="100" height="100" fill="#00ff00"/>'));
  put(
    'dots.png',
    await sharp(Buffer.from(drawn(300, 260)))
      .png()
      .toBuffer(),
  );
  put(
    'house.jpg',
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123' } })
      .jpeg()
      .toBuffer(),
  );
});
afterAll(() => rmSync(content, { recursive: true }));

const emblem = (logo?: string, name = 'Kadala Mane') => emblemOf({ name, logo }, content);

/** The bounding box of a colour, as shares of the picture's sides; undefined if it is absent. */
async function whereIs(colour: string, picture: Buffer) {
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found: [number, number][] = [];
  for (let at = 0; at < info.width * info.height; at++) {
    const isIt = wanted.every(
      (part, channel) => Math.abs((data[at * info.channels + channel] ?? 0) - part) < 24,
    );
    if (isIt)
      found.push([(at % info.width) / info.width, Math.floor(at / info.width) / info.height]);
  }
  if (found.length === 0) return undefined;
  const [xs, ys] = [found.map(([x]) => x), found.map(([, y]) => y)];
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

test('an inn without a logo gets the flower of its header', async () => {
  expect(await emblem()).toEqual({ kind: 'flower' });
  expect(iconSvg('tile', colours, await emblem())).toContain(markDrawing.petal);
});

test.each(['square.svg', 'dots.png'])('%s is centred on the icons', async (logo) => {
  for (const ground of ['tile', 'bleed', 'maskable'] satisfies IconGround[]) {
    const png = await iconPng(ground, 192, colours, await emblem(logo));
    const box = await whereIs(RED, png);
    expect((box?.left ?? 0) + (box?.right ?? 0), ground).toBeCloseTo(1, 1);
    expect((box?.top ?? 0) + (box?.bottom ?? 0), ground).toBeCloseTo(1, 1);
    expect((box?.right ?? 0) - (box?.left ?? 0), ground).toBeGreaterThan(0.5);
    expect(await whereIs(colours.deep, png), ground).toBeDefined();
  }
  expect(iconSvg('tile', colours, await emblem(logo))).not.toContain(markDrawing.petal);
});

test('Android can cut a circle out without touching the drawing', async () => {
  const box = await whereIs(
    RED,
    await iconPng('maskable', 512, colours, await emblem('square.svg')),
  );
  expect(Math.hypot((box?.left ?? 0) - 0.5, (box?.top ?? 0) - 0.5)).toBeLessThan(0.4);
});

test('a drawing with a background of its own has it on the whole icon', async () => {
  const png = await iconPng('bleed', 96, colours, await emblem('ground.svg'));
  expect(await whereIs('#00ff00', png)).toMatchObject({ left: 0, top: 0 });
  expect(await whereIs(colours.deep, png)).toBeUndefined();
});

test('a logo too long for a square is replaced by the first letter of the name', async () => {
  expect(await emblem('wide.svg')).toEqual({ kind: 'initial', letter: 'K' });
  const first = async (name: string) => emblem('wide.svg', name);
  expect(await first('“élan” House')).toEqual({ kind: 'initial', letter: 'E' });
  expect(await first('ಕಡಲ ಮನೆ Seaside')).toEqual({ kind: 'initial', letter: 'S' });
  // If the typeface lacks every letter, use the logo, however small.
  expect(await first('ಕಡಲ ಮನೆ')).toMatchObject({ kind: 'logo' });
  const box = await whereIs(
    colours.pale,
    await iconPng('tile', 192, colours, await emblem('wide.svg')),
  );
  expect((box?.bottom ?? 0) - (box?.top ?? 0)).toBeGreaterThan(0.4);
  expect((box?.top ?? 0) + (box?.bottom ?? 0)).toBeCloseTo(1, 1);
});

test('share pictures show the logo, with the name beside it if the logo lacks it', async () => {
  const words = { name: 'Rooms', kicker: 'By the sea', inn: 'Kadala Mane, Mangaluru' };
  const signed = async (logo: string) => {
    process.env['CONTENT_DIR'] = content;
    const drawing = await logoDrawing({ name: '', logo }, content);
    const card = await shareCard({ photo: 'house.jpg', focus: [50, 50] }, words, colours, drawing);
    delete process.env['CONTENT_DIR'];
    return { drawing: await whereIs(RED, card), card };
  };
  const wide = await signed('wide.svg');
  expect((wide.drawing?.right ?? 0) - (wide.drawing?.left ?? 0)).toBeGreaterThan(0.3);
  const foot = { left: 200, top: 500, width: 300, height: 110 };
  const named = async (card: Buffer) =>
    whereIs(colours.pale, await sharp(card).extract(foot).toBuffer());
  expect(await named(wide.card)).toBeUndefined();
  expect(await named((await signed('square.svg')).card)).toBeDefined();
});
