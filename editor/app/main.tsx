import '../../src/styles/tokens.css';
import '../../src/styles/fonts.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { connection } from './requests/connection.ts';
import { beginLanguage } from './state/language.ts';
import { beginSession } from './state/session.ts';

const root = document.getElementById('editor');
if (root) {
  await Promise.all([beginLanguage(), beginSession(), connection.watch()]);
  createRoot(root).render(<App />);
}
