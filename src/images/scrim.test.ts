import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { luminance, type Parts } from '../colours/contrast.ts';
import { scrimFor, scrimOver } from './scrim.ts';

const night: Parts[] = Array.from({ length: 100 }, () => [40, 44, 70]);

test('a night sky needs no scrim', () => {
  expect(scrimOver(night)).toBe(0);
});

test('a single lit wall needs a scrim', () => {
  const opacity = scrimOver([...night, [200, 190, 170]]);
  expect(opacity).toBeGreaterThan(0.2);
  expect(opacity).toBeLessThan(scrimOver([[255, 255, 255]]));
});

test('cream text has 4.5:1 on a white wall, under no more scrim than needed', () => {
  const contrastAt = (opacity: number) => {
    const grey = Math.round(255 * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
    return (luminance('#faf5ea') + 0.05) / (luminance(`#${grey}${grey}${grey}`) + 0.05);
  };
  const opacity = scrimOver([[255, 255, 255]]);
  expect(contrastAt(opacity)).toBeGreaterThanOrEqual(4.5);
  expect(contrastAt(opacity - 0.04)).toBeLessThan(4.5);
});

test('a photograph that cannot be measured is treated as a white wall', () => {
  expect(scrimOver([])).toBe(scrimOver([[255, 255, 255]]));
});

test('only the part behind the text counts: the left of the crop, below its upper edge', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'photos'));
  vi.stubEnv('CONTENT_DIR', folder);
  const bright = (left: number, top: number, width: number, height: number) => ({
    input: { create: { width, height, channels: 3 as const, background: '#fff' } },
    ...{ left, top },
  });
  const measured = async (
    photo: string,
    parts: ReturnType<typeof bright>[],
    focus: [number, number],
  ) => {
    await sharp({ create: { width: 640, height: 180, channels: 3, background: '#123' } })
      .composite(parts)
      .toFile(join(folder, 'photos', photo));
    return scrimFor({ photo, focus }, 16 / 9);
  };
  // Of 640 pixels the crop has 320, around the focus.
  expect(
    await measured('right.png', [bright(0, 0, 320, 180), bright(490, 0, 150, 180)], [100, 50]),
  ).toBe(0);
  expect(await measured('above.png', [bright(0, 0, 640, 18)], [50, 50])).toBe(0);
  expect(await measured('left.png', [bright(0, 60, 640, 60)], [50, 50])).toBeGreaterThan(0.5);
});
