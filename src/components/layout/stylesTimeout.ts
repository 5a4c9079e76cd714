/**
 * The longest wait for the lower sections' styles, in milliseconds: then the page is better read without them.
 */
export const STYLES_TIMEOUT = 8000;
