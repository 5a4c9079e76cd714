/** What WhatsApp, Facebook and X show large; they ask for this size. */
export const CARD = { width: 1200, height: 630 } as const;

/** The photograph stands at the right, so that what it is about is not under the words. */
export const PHOTO_LEFT = 300;
