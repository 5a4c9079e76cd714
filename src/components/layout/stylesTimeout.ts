/**
 * The longest wait for the styles of what lies below, in milliseconds: then the page is better read without
 * them.
 */
export const STYLES_TIMEOUT = 8000;
