import { SIGN_IN } from '../../model/protocol.ts';

/**
 * A link that signs in: mailed to the browser that requested it, or passed on by the person who set this
 * up.
 */
export interface SignInLink {
  kind: 'link' | 'invitation';
  token: string;
}

/**
 * Takes the link's token out of the address, so that it is in no history, and the page's own path: signing in
 * leads to the editor.
 */
export function takeLink(): SignInLink | undefined {
  const [, kind, token] = /^#(link|invitation)=([\w-]+)$/.exec(window.location.hash) ?? [];
  if (token || window.location.pathname === SIGN_IN) window.history.replaceState(null, '', '/');
  if (!kind || !token) return undefined;
  return { kind: kind as SignInLink['kind'], token };
}
