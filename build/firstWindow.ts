import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Bytes at Brotli's quick quality 5, above which a page and its headers exceed TCP's first window of
 * 14.6 kB (RFC 6928): the final quality is about a tenth smaller, and takes thirty times as long.
 */
const FITS = 14_500;
/** Such bytes above which the final quality brings no page into the first window either. */
const NEVER_FITS = 16_000;
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const quickBytes = (html: string) => brotliCompressSync(html, QUICK).length;

/** Whether a page may cost a guest a second round trip. */
export const exceedsFirstWindow = (html: string): boolean => quickBytes(html) > FITS;

/** Whether a page costs a guest a second round trip in any case. */
export const neverFitsFirstWindow = (html: string): boolean => quickBytes(html) > NEVER_FITS;
