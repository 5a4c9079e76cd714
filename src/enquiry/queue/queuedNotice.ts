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

const notice = document.createElement('aside');
notice.className = 'notice';
// Not as a property, which Firefox has since version 119.
notice.setAttribute('aria-label', words.label);
/** The enquiry that it is about, while it is shown. */
let shown: FormKind | undefined;

function update() {
  const [kind, path] =
    FORM_PAGES.find(([kind, path]) => !isThisPage(path) && loadQueued(kind)) ?? [];
  const main = document.querySelector('main');
  if (shown !== kind) {
    if (notice.contains(document.activeElement)) main?.focus({ preventScroll: true });
    notice.remove();
    shown = undefined;
  }
  if (!kind || shown || !navigator.onLine) return;
  shown = kind;
  const link = Object.assign(document.createElement('a'), {
    href: `${path}#enquiry`,
    textContent: words.goThere,
  });
  const text = document.createElement('p');
  text.append(`${words.elsewhere(kind)} `, link);
  notice.replaceChildren(text);
  main?.before(notice);
}

update();
addEventListener('online', update);
// After Back the page is as it was left, and the enquiry may be sent.
addEventListener('pageshow', update);
