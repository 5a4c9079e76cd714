/** Names that the editor's app and its server share. */

/** The path of the page that opens sign-in links. */
export const SIGN_IN = '/sign-in';

/** A header with the value 1 that all API requests have; other origins need a CORS preflight to send it. */
export const EDITOR_HEADER = 'X-Editor';

/** The path that gives a signed-in browser a one-time pass for the preview. */
export const PREVIEW_PASS = '/api/preview/pass';

/** The path on the preview's host that exchanges the pass for its cookie. */
export const ENTER_PREVIEW = '/~enter';
