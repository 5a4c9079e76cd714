import { CONTACT_ROUTE as CONTACT } from '../enquiry/contract/context.ts';
import { OFFLINE } from '../offline/addresses.ts';

/**
 * Addresses that other modules link to; src/content/pages.ts lists all pages. Imports no schemas, so that
 * client scripts may import it.
 */
export { CONTACT, OFFLINE };
export const ROOMS = '/rooms';
export const GALLERY = '/gallery';
export const CARD = '/card';
export const NOTICE = '/notice';
export const PRIVACY = '/privacy';
export const GOOD_TO_KNOW = '/good-to-know';
export const DRIVERS_CARD = '/drivers-card';

/** The contact page for a question about a room. */
export const askAbout = (roomId: string) => `${CONTACT}?room=${encodeURIComponent(roomId)}`;

/** Pictures per sheet: what a page shows at first. */
export const PER_SHEET = 16;

/** The number of sheets in a gallery. */
export const sheetCount = (gallery: readonly unknown[]) => Math.ceil(gallery.length / PER_SHEET);

/** The path of a sheet, counted from 1. */
export const sheetPath = (number: number) => (number === 1 ? GALLERY : `${GALLERY}/${number}`);
