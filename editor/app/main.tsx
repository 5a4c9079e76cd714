import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connection } from './requests/connection.ts';
import { beginLanguage } from './state/language.ts';
import { beginSession } from './state/session.ts';

const place = document.getElementById('editor');
if (place) {
  await Promise.all([beginLanguage(), beginSession(), connection.watch()]);
  createRoot(place).render(<App />);
}
