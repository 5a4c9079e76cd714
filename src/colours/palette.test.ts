import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, luminance } from './contrast.ts';
import { missesIn, nearestPassing, PAIRS } from './pairs.ts';
import { drawingColours, OWN_COLOURS, paletteOf } from './palette.ts';

const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const tokenAt = (name: string) => new RegExp(`--${name}: (#[\\da-f]{6})`).exec(tokens)?.[1];

const NAVY = { ground: '#f3f7fb', ink: '#1b2a5a', accent: '#b0185c', call: '#ffd166' };

test('contrast ratios match WCAG’s', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('this project’s default colours are those of the styles', () => {
  expect(OWN_COLOURS).toEqual({
    ground: tokenAt('raw-cream'),
    ink: tokenAt('raw-leaf'),
    accent: tokenAt('raw-terracotta'),
    call: tokenAt('raw-petal'),
  });
  const { deep, pale, accent, accentOnDark } = drawingColours();
  expect([deep, pale]).toEqual([tokenAt('raw-deep-leaf'), tokenAt('raw-cream')]);
  expect([accent, accentOnDark]).toEqual([tokenAt('raw-terracotta'), tokenAt('accent-on-dark')]);
});

test('every token of a palette is in the styles, and every pair uses tokens of the palette', () => {
  const palette = paletteOf(NAVY);
  for (const name of Object.keys(palette)) expect(tokens).toContain(`--${name}: `);
  for (const { front, back } of PAIRS) {
    expect(Object.keys(palette)).toContain(back);
    if (front !== 'problem') expect(Object.keys(palette)).toContain(front);
  }
  expect(tokenAt('problem')).toBe('#9a2f1b');
});

test('this project’s own colours, and quite different ones, have enough contrast', () => {
  expect(missesIn({})).toEqual([]);
  expect(missesIn(NAVY)).toEqual([]);
  expect(missesIn({ ink: '#7a1f1f' })).toEqual([]);
});

test('scrims over photographs are as dark, and text on them as pale, as those that were measured', () => {
  for (const brand of [NAVY, { ink: '#46566e' }, { ground: '#e8dcc0' }]) {
    const { 'raw-deep-leaf': deep, 'text-on-dark': pale } = paletteOf(brand);
    expect(luminance(deep)).toBeLessThanOrEqual(luminance('#14291f') + 0.001);
    expect(luminance(pale)).toBeGreaterThan(0.9);
  }
});

test('the suggested colour passes, and is as close as possible', () => {
  const brand = { accent: '#e07a50' };
  const accent = nearestPassing(brand, 'accent') ?? '';
  expect(missesIn({ accent })).toEqual([]);
  expect(contrast(accent, '#e07a50')).toBeLessThan(1.5);
});

test('a pair’s low contrast is blamed on the colour that the owner set', () => {
  const misses = missesIn({ ground: '#c9b88f' });
  expect(new Set(misses.map(({ blamed }) => blamed))).toEqual(new Set(['ground']));
  expect(nearestPassing({ ground: '#c9b88f' }, 'ground')).toBeDefined();
});
