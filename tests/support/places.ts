import { freePorts } from './freePorts.ts';

/**
 * Where the test servers listen, on loopback: three free ports, or those from TEST_PORT on. Found
 * once; the processes that are started from here read it. Below 32,768, from where on systems give
 * ports to whoever asks for any: one of those may be taken before its server starts.
 */
process.env['TEST_PORT'] ??= String(await freePorts(23_210, 3));
const first = Number(process.env['TEST_PORT']);

/** The product as `npm start` runs it, posting to its own e-mail service. */
export const PRODUCT_PORT = first;
export const INBOX_PORT = first + 1;
/** The same site built for EmailJS, as a static host would serve it. */
export const STATIC_PORT = first + 2;

export const PRODUCT = `http://127.0.0.1:${PRODUCT_PORT}`;
export const INBOX = `http://127.0.0.1:${INBOX_PORT}`;
export const STATIC = `http://127.0.0.1:${STATIC_PORT}`;

/** Relative to the project: the EmailJS build, and what the test servers write. */
export const STATIC_DIST = '.test/emailjs';
export const TEST_DATA = '.test/data';

/** Marks browser tests that are long by nature: `npm test -- long` runs them, `npm test` does not. */
export const LONG = '@long';
