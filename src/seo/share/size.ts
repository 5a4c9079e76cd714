/** The size WhatsApp, Facebook and X recommend for a large preview. */
export const CARD = { width: 1200, height: 630 } as const;

/** The photograph is on the right, so that the text does not cover its subject. */
export const PHOTO_LEFT = 300;
