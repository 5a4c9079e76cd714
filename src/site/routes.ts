/**
 * Addresses that other modules link to. What stands at them, and every other page, is listed in
 * src/content/pages.ts. Without schemas, so that scripts of a page may import them.
 */
export { CONTACT_ROUTE as CONTACT } from '../enquiry/contract/context.ts';
export { OFFLINE } from '../offline/addresses.ts';

import { CONTACT_ROUTE } from '../enquiry/contract/context.ts';

export const ROOMS = '/rooms';
export const GALLERY = '/gallery';
export const CARD = '/card';
export const PRIVACY = '/privacy';
export const GOOD_TO_KNOW = '/good-to-know';
export const DRIVERS_CARD = '/drivers-card';

/** The contact page for a question about a room. */
export const askAbout = (roomId: string): string =>
  `${CONTACT_ROUTE}?room=${encodeURIComponent(roomId)}`;
