import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import type { QrDrawing } from '../../components/contact/CardSheet.tsx';

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
