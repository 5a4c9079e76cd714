/** On pages without the form, says that an enquiry is queued and links to the form. */

import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import type { FormKind } from '../contract/forms.ts';
import { loadQueued } from './offlineQueue.ts';

// Read from the page: importing the addresses and languages would add a chunk to every page. The menu
// links to the contact page in this language, if there is one.
const [code] = document.documentElement.lang.split('-');
const contact = document.querySelector<HTMLAnchorElement>('a[href$="/contact"]');
const FORM_PAGES = [
  ['contact', contact?.pathname ?? '/contact'],
  ['booking', code === 'en' ? '/' : `/${code}`],
] as const satisfies [FormKind, string][];

const link = document.createElement('a');
link.textContent = words.goThere;
const notice = document.createElement('aside');
notice.className = 'notice';
// Firefox before 119 lacks the property `ariaLabel`.
notice.setAttribute('aria-label', words.label);
notice.append('', link);

function update() {
  const main = document.querySelector('main');
  for (const [kind, path] of FORM_PAGES) {
    // Some hosts add a trailing slash.
    if ([path, `${path}/`].includes(location.pathname) || !loadQueued(kind)) continue;
    link.href = `${path}#enquiry`;
    notice.firstChild?.replaceWith(`${words.elsewhere(kind)} `);
    if (navigator.onLine && !notice.isConnected) main?.before(notice);
    return;
  }
  if (notice.contains(document.activeElement)) main?.focus();
  notice.remove();
}

update();
addEventListener('online', update);
// Back may restore the page from the browser's cache after the enquiry has been sent.
addEventListener('pageshow', update);
