import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { connection } from './requests/connection.ts';
import { beginLanguage } from './state/language.ts';
import { takeLink } from './state/signInLink.ts';
import { SignInPage } from './views/sign-in/SignInPage.tsx';

const root = document.getElementById('sign-in');
if (root) {
  const link = takeLink();
  await Promise.all([beginLanguage(), connection.watch()]);
  createRoot(root).render(<SignInPage link={link} />);
}
