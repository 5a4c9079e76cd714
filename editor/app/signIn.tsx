import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { SIGN_IN } from '../model/protocol.ts';
import { connection } from './requests/connection.ts';
import { beginLanguage } from './state/language.ts';
import { type SignInLink, SignInPage } from './views/sign-in/SignInPage.tsx';

/**
 * Takes the link's token out of the address, so that it is in no history, and the page's own path: signing in
 * leads to the editor.
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
