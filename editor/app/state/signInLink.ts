import { SIGN_IN } from '../../model/protocol.ts';

/**
 * A link that signs an owner in: mailed to the browser that requested it, or an invitation passed on by the
 * operator.
 */
export interface SignInLink {
  kind: 'link' | 'invitation';
  token: string;
}

/**
 * Reads the link's token, and removes it from the address so that it stays out of the browser's history. Also
 * removes the sign-in path, so that the reload after signing in opens the editor.
 */
export function takeLink(): SignInLink | undefined {
  const [, kind, token] = /^#(link|invitation)=([\w-]+)$/.exec(window.location.hash) ?? [];
  if (token || window.location.pathname === SIGN_IN) window.history.replaceState(null, '', '/');
  if (!kind || !token) return undefined;
  return { kind: kind as SignInLink['kind'], token };
}
