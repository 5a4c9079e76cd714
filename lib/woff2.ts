import { compress, decompress } from 'wawoff2';
import { createQueue } from './promises.ts';

// Queue the calls: the package returns a view of its memory, which the next call overwrites.
const queue = createQueue();

/** A font as woff2. */
export const pack = (font: Uint8Array) => queue(async () => (await compress(font)).slice());

/** The font in a woff2 file. */
export const unpack = (woff2: Uint8Array) => queue(async () => (await decompress(woff2)).slice());
