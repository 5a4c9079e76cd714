/** What the editor's app and its server both name. */

/** The path of the page that opens sign-in links. */
export const SIGN_IN = '/sign-in';

/** The header, of value 1, that the app's requests have and no other page can send. */
export const EDITOR_HEADER = 'X-Editor';

/** The path that gives a signed-in browser a one-time pass for the preview. */
export const PREVIEW_PASS = '/api/preview/pass';

/** The path on the preview's host that exchanges the pass for its cookie. */
export const ENTER_PREVIEW = '/~enter';
