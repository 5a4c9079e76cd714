/** On pages without its form: says that an enquiry is queued, and links to the form. */

import { isThisPage } from '../../components/layout/thisPage.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import type { FormKind } from '../contract/forms.ts';
import { loadQueued } from './offlineQueue.ts';

// Found in the page: importing the addresses and languages would add a chunk to every page. The menu
// links to the contact page in this language, if there is one.
const [code] = document.documentElement.lang.split('-');
const contact = document.querySelector<HTMLAnchorElement>('a[href$="/contact"]');
const FORM_PAGES = [
  ['contact', contact?.pathname ?? '/contact'],
  ['booking', !code || code === 'en' ? '/' : `/${code}`],
] as const satisfies [FormKind, string][];

let isShown = false;

function show() {
  const found = FORM_PAGES.find(([kind, path]) => !isThisPage(path) && loadQueued(kind));
  if (!found || isShown || !navigator.onLine) return;
  isShown = true;
  const [kind, path] = found;
  const notice = document.createElement('aside');
  notice.className = 'notice';
  // Not as a property, which Firefox has since version 119.
  notice.setAttribute('aria-label', words.label);
  const link = Object.assign(document.createElement('a'), {
    href: `${path}#enquiry`,
    textContent: words.goThere,
  });
  const text = document.createElement('p');
  text.append(`${words.elsewhere(kind)} `, link);
  notice.append(text);
  document.querySelector('main')?.before(notice);
}

show();
addEventListener('online', show);
