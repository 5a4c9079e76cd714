/** The path of the page that opens sign-in links. */
export const SIGN_IN = '/sign-in';
