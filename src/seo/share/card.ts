import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { DrawingColours } from '../../colours/palette.ts';
import { markSvg } from '../../components/layout/markDrawing.ts';
import { croppedPhoto, type FocusedPhoto } from '../../images/cropped.ts';
import { isNearlySquare, type LogoDrawing, placedLogo } from '../emblem.ts';
import {
  boundsOf,
  breakLines,
  canLetter,
  emsOf,
  type Face,
  letter,
  pausesOf,
} from './lettering.ts';
import { leadingOf, openFaces } from './scripts.ts';

/** The size WhatsApp, Facebook and X recommend for a large preview. */
export const CARD = { width: 1200, height: 630 } as const;

/** The photograph is on the right, so that the text does not cover its subject. */
const PHOTO_LEFT = 300;

export interface CardWords {
  /** The page's name, large. */
  name: string;
  /** A few words above the name. */
  kicker: string;
  /** The inn's name, next to its mark. */
  inn: string;
}

const MARGIN = 72;
const LINE_WIDTH = 680;
const NAME_SIZES = [88, 84, 80, 76, 72, 66, 60, 54, 48];
/** From this size up, a name may break at a pause instead of filling the width. */
const LARGE_FROM = 76;
/** In larger sizes, three lines are too tall. */
const THREE_LINES_FROM = 72;
const LEADING = 1.06;
const CAP_HEIGHT = 0.7;
/** How far below its last baseline a name may reach before it comes too near to the line at the foot. */
const DEEPEST = 0.24;

const FOOT = CARD.height - MARGIN;
const NAME_BASELINE = FOOT - 126;

function set(text: string, y: number, size: number, fill: string, face?: Face, x = MARGIN) {
  return `<path transform="translate(${x} ${y})" d="${letter(text, size, face)}" fill="${fill}"/>`;
}

/**
 * The name in the largest size that fits, or slightly smaller if it then breaks more naturally.
 * Undefined if no size fits or a letter is missing.
 */
function fitName(name: string): { size: number; lines: string[] } | undefined {
  if (!canLetter(name)) return undefined;
  const widths = new Map<string, number>();
  const measure = (line: string) => {
    const width = widths.get(line) ?? emsOf(line);
    widths.set(line, width);
    return width;
  };
  const fitting = NAME_SIZES.flatMap((size) => {
    const most = size > THREE_LINES_FROM ? 2 : 3;
    const lines = breakLines(name, LINE_WIDTH / size, most, measure);
    return lines ? [{ size, lines }] : [];
  });
  const [largest] = fitting;
  const read = fitting.find(({ size, lines }) => size >= LARGE_FROM && pausesOf(lines) === 1);
  return largest?.lines.length === 1 ? largest : (read ?? largest);
}

function nameLines(name: string, pale: string): { svg: string; top: number } {
  const { size, lines } = fitName(name) ?? { size: 0, lines: [] };
  const own = leadingOf(name);
  const leading = size * (own ?? LEADING);
  // Marks of some scripts reach far above and below capitals.
  const reach = (line: string | undefined) => {
    if (own === undefined || !line) return { above: CAP_HEIGHT, below: DEEPEST };
    const { top, height } = boundsOf(line);
    return { above: -top, below: top + height };
  };
  const last = NAME_BASELINE - Math.max(reach(lines.at(-1)).below - DEEPEST, 0) * size;
  const first = last - Math.max(lines.length - 1, 0) * leading;
  const svg = lines.map((line, row) => set(line, first + row * leading, size, pale)).join('');
  return { svg, top: first - size * reach(lines[0]).above };
}

function kickerLine(kicker: string, baseline: number, paleQuiet: string): string {
  // Other scripts have no italics, and figures must match their letters.
  const face = leadingOf(kicker) === undefined ? 'italic' : 'roman';
  if (!canLetter(kicker, face)) return '';
  const size = Math.min(38, LINE_WIDTH / emsOf(kicker, face));
  return set(kicker, baseline, size, paleQuiet, face);
}

function stops(deep: string, ...opacities: [offset: number, opacity: number][]): string {
  return opacities
    .map(([at, opacity]) => `<stop offset="${at}" stop-color="${deep}" stop-opacity="${opacity}"/>`)
    .join('');
}

/**
 * The darkest colour at the photograph's left edge and behind the text, fading out before the
 * middle.
 */
function scrim(deep: string): string {
  const { width, height } = CARD;
  const all = `width="${width}" height="${height}"`;
  return `<defs>
<linearGradient id="side" gradientUnits="userSpaceOnUse" x1="${PHOTO_LEFT}" x2="${width}">${stops(deep, [0, 1], [0.3, 0.78], [0.55, 0.3], [0.8, 0])}</linearGradient>
<radialGradient id="words" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="matrix(680 0 0 330 330 400)">${stops(deep, [0, 0.62], [0.6, 0.36], [1, 0])}</radialGradient>
</defs>
<rect ${all} fill="url(#side)"/><rect ${all} fill="url(#words)"/>`;
}

/** The inn's ornament, faint, at the left edge. */
function jaali(pale: string): string {
  const tile = readFileSync(resolve('src/assets/jaali.svg'), 'utf8').replace('#000', pale);
  const box = `width="${PHOTO_LEFT + 120}" height="${CARD.height}"`;
  return `<pattern id="jaali" width="54" height="54" patternUnits="userSpaceOnUse">${tile}</pattern>
<linearGradient id="fade"><stop stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>
<mask id="faint"><rect ${box} fill="url(#fade)"/></mask>
<rect ${box} fill="url(#jaali)" mask="url(#faint)" opacity=".09"/>`;
}

/** The space for a logo at the bottom, in pixels; one that contains the name may be long. */
const LOGO = { width: 430, height: 68 };

/** The inn's signature: its logo, followed by its name unless the logo contains it. */
function signature(inn: string, colours: DrawingColours, logo: LogoDrawing | undefined): string {
  const named = (x: number) =>
    canLetter(inn) ? set(inn, FOOT - 4, 34, colours.pale, 'roman', x) : '';
  if (!logo) {
    const { pale, accentOnDark } = colours;
    const mark = markSvg({ petal: pale, vein: accentOnDark, stroke: 1.5 });
    return `<svg x="${MARGIN - 6}" y="${FOOT - 44}" width="58" height="58" viewBox="0 0 48 48" fill="none">${mark}</svg>
${named(MARGIN + 66)}`;
  }
  const box = { x: MARGIN, y: FOOT - 15 - LOGO.height / 2, ...LOGO };
  if (!isNearlySquare(logo)) return placedLogo(logo, box, 'left');
  return `${placedLogo(logo, { ...box, width: LOGO.height })}
${named(MARGIN + LOGO.height + 16)}`;
}

/**
 * The overlay of a share picture: scrim, kicker, page name, and at the bottom the inn's logo or
 * mark and name. Omits a text with letters the typeface lacks rather than misprinting it.
 */
export function cardOverlay(
  { name, kicker, inn }: CardWords,
  colours: DrawingColours,
  logo?: LogoDrawing,
): string {
  const { deep, pale, paleQuiet, accentOnDark } = colours;
  const lines = nameLines(name, pale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
${scrim(deep)}${jaali(pale)}${kickerLine(kicker, lines.top - 36, paleQuiet)}${lines.svg}
<path d="M${MARGIN} ${FOOT - 76}h96" stroke="${accentOnDark}" stroke-width="2"/>
${signature(inn, colours, logo)}
</svg>`;
}

/** The share picture as a JPEG: the photograph with the page's name over it. */
export async function shareCard(
  photograph: FocusedPhoto,
  words: CardWords,
  colours: DrawingColours,
  logo?: LogoDrawing,
): Promise<Buffer> {
  const [width, height] = [CARD.width - PHOTO_LEFT, CARD.height];
  await openFaces(Object.values(words).join(' '));
  const cropped = await croppedPhoto(photograph, width / height);
  const picture = await cropped.resize(width, height).toBuffer();
  return sharp({ create: { ...CARD, channels: 3, background: colours.deep } })
    .composite([
      { input: picture, left: PHOTO_LEFT, top: 0 },
      { input: Buffer.from(cardOverlay(words, colours, logo)) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
