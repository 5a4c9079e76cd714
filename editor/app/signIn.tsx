import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { connection } from './requests/connection.ts';
import { beginLanguage } from './state/language.ts';
import { takeLink } from './state/signInLink.ts';
import { SignInPage } from './views/sign-in/SignInPage.tsx';

const place = document.getElementById('sign-in');
if (place) {
  const link = takeLink();
  await Promise.all([beginLanguage(), connection.watch()]);
  createRoot(place).render(<SignInPage link={link} />);
}
