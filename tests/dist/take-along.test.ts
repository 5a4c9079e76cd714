/** With SITE_ORIGIN, the printable card and the vCard contain the site's address. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ICAL from 'ical.js';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Inn } from '../../src/content/schema/inn.ts';
import { SECOND_INN, SECOND_ORIGIN } from './support/secondInn.ts';

const { content, dist } = SECOND_INN;
const inn: Inn = parse(readFileSync(join(content, 'inn.yaml'), 'utf8'));
const page = new DOMParser().parseFromString(
  readFileSync(join(dist, 'card.html'), 'utf8'),
  'text/html',
);

test('the code holds the site’s address', async () => {
  const drawing = page.querySelector('main svg[role=img]')?.outerHTML ?? '';
  const svg = drawing.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(300)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(SECOND_ORIGIN);
});

test('a parser not ours reads the inn’s own facts in the file that its contact page names', () => {
  const contact = readFileSync(join(dist, 'contact.html'), 'utf8');
  const [, file = ''] = /href="\/([\w-]+\.vcf)"/.exec(contact) ?? [];
  const text = readFileSync(join(dist, file), 'utf8');
  const card = new ICAL.Component(ICAL.parse(text) as unknown as string[]);
  expect(card.getFirstPropertyValue('fn')).toBe(inn.name);
  expect(card.getFirstPropertyValue('url')).toBe(SECOND_ORIGIN);
  expect(text).not.toContain('WhatsApp');
  expect(readFileSync(join(dist, '_headers'), 'utf8')).toContain(
    `/${file}\n  Content-Type: text/vcard; charset=utf-8\n  Content-Disposition: inline\n`,
  );
});
