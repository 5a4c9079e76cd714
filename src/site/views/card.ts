import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrDrawing } from '../../components/contact/CardSheet.tsx';
import { CARD } from '../routes.ts';

/**
 * A text as a QR code in one path. Medium error correction: a card stays clean, and a higher level
 * makes the squares too small for a poor camera.
 */
export function codeOf(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}

/** The site's address as people type it. */
export const typedAddress = (origin: string) => origin.replace(/^https?:\/\//, '');

/** The vCard's file name: the inn's name in plain letters, or `contact`. */
export function vcardName(inn: string): string {
  const plain = inn.normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z\d]+/gi, '-').replace(/^-|-$/g, '') || 'contact';
}

/** Links to what guests can save: the vCard and the printable card. */
export function saveContactLinks(inn: string): { vcardHref: string; cardHref: string } {
  return { vcardHref: `/${vcardName(inn)}.vcf`, cardHref: CARD };
}
