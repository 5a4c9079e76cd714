import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrDrawing } from '../../components/contact/CardSheet.tsx';

/**
 * A text as a QR code, drawn as one path. Medium correction: a card is clean, and each step more
 * would make the squares smaller than a poor camera reads.
 */
export function codeOf(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}

/** The site's address as people type it. */
export const typedAddress = (origin: string) => origin.replace(/^https?:\/\//, '');
