/**
 * The contact page is one page whatever is asked about: fetched ahead for one room, it serves for
 * all (the header No-Vary-Search, html.spec.whatwg.org). What is asked about is in `asking.ts`;
 * not read from there, so that every page's script stays one file.
 */
export const NO_VARY_SEARCH = 'params=("room" "guests")';
