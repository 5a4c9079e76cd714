import { GALLERY } from '../routes.ts';

/** Pictures on one sheet: what a page shows at first, however many there are. */
export const PER_SHEET = 16;

/** How many sheets a gallery fills. */
export const sheetCount = (gallery: readonly unknown[]) => Math.ceil(gallery.length / PER_SHEET);

/** The address of a sheet, from 1. */
export const sheetPath = (number: number) => (number === 1 ? GALLERY : `${GALLERY}/${number}`);
