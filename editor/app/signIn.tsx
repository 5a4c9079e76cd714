import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { SIGN_IN } from '../model/protocol.ts';
import { connection } from './requests/connection.ts';
import { beginLanguage } from './state/language.ts';
import { type SignInLink, SignInPage } from './views/sign-in/SignInPage.tsx';

/**
 * Reads the link's token, and removes it from the address so that it stays out of the browser's history. Also
 * removes the sign-in path, so that the reload after signing in opens the editor.
 */
function takeLink(): SignInLink | undefined {
  const [, kind, token] = /^#(link|invitation)=([\w-]+)$/.exec(window.location.hash) ?? [];
  if (token || window.location.pathname === SIGN_IN) window.history.replaceState(null, '', '/');
  if (!kind || !token) return undefined;
  return { kind: kind as SignInLink['kind'], token };
}

const root = document.getElementById('sign-in');
if (root) {
  const link = takeLink();
  await Promise.all([beginLanguage(), connection.watch()]);
  createRoot(root).render(<SignInPage link={link} />);
}
