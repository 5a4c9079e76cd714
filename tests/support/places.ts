import { freePorts } from './freePorts.ts';

/**
 * The test servers' loopback ports: three free ones, or those from TEST_PORT. Found once and
 * passed on to child processes. Below 32,768, where the system's ephemeral ports start: those
 * could be taken before a server starts.
 */
process.env['TEST_PORT'] ??= String(await freePorts(23_210, 3));
const first = Number(process.env['TEST_PORT']);

/** The product as `npm start` runs it, with its own e-mail service. */
export const PRODUCT_PORT = first;
export const INBOX_PORT = first + 1;
/** The same site built for EmailJS, on a static host. */
export const STATIC_PORT = first + 2;

export const PRODUCT = `http://127.0.0.1:${PRODUCT_PORT}`;
export const INBOX = `http://127.0.0.1:${INBOX_PORT}`;
export const STATIC = `http://127.0.0.1:${STATIC_PORT}`;

/** Relative to the project: the EmailJS build, and the test servers' data. */
export const STATIC_DIST = '.test/emailjs';
export const TEST_DATA = '.test/data';

/** Tags slow browser tests: `npm test -- long` runs them, `npm test` does not. */
export const LONG = '@long';
