import { GALLERY } from '../routes.ts';

/** Pictures per sheet: what a page shows at first. */
export const PER_SHEET = 16;

/** The number of sheets in a gallery. */
export const sheetCount = (gallery: readonly unknown[]) => Math.ceil(gallery.length / PER_SHEET);

/** The path of a sheet, counted from 1. */
export const sheetPath = (number: number) => (number === 1 ? GALLERY : `${GALLERY}/${number}`);
