/**
 * The header No-Vary-Search (html.spec.whatwg.org): the contact page is the same for every room and
 * number of guests. The names repeat CONTEXT_FIELDS: importing them would add a chunk to every page.
 */
export const NO_VARY_SEARCH = 'params=("room" "guests" "rooms")';
