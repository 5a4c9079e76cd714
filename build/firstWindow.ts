import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes at Brotli's quick quality 5, above which a page and its headers exceed TCP's first window of
 * 14.6 kB (RFC 6928): the final quality is about a tenth smaller, and takes thirty times as long.
 */
const FITS = 14_500;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Whether a page costs a guest a second round trip. */
export function exceedsFirstWindow(html: string): boolean {
  return brotliCompressSync(html, QUICK).length > FITS;
}
