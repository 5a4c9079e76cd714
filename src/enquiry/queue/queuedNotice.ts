/** On pages without its form: says that an enquiry is queued, and links to the form. */

import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import type { FormKind } from '../contract/forms.ts';
import { loadQueued } from './offlineQueue.ts';

// CONTACT_ROUTE is not imported: it would add a chunk to every page.
const FORM_PAGES: Readonly<Record<FormKind, string>> = { contact: '/contact', booking: '/' };

function show() {
  const kinds = Object.keys(FORM_PAGES) as FormKind[];
  const kind = kinds.find((one) => FORM_PAGES[one] !== location.pathname && loadQueued(one));
  if (!kind || document.querySelector('.queued') || !navigator.onLine) return;
  const notice = document.createElement('aside');
  notice.className = 'kept queued';
  notice.ariaLabel = words.label;
  const link = Object.assign(document.createElement('a'), {
    href: `${FORM_PAGES[kind]}#enquiry`,
    textContent: words.goThere,
  });
  const text = document.createElement('p');
  text.append(`${words.elsewhere(kind)} `, link);
  notice.append(text);
  document.querySelector('main')?.before(notice);
}

show();
addEventListener('online', show);
