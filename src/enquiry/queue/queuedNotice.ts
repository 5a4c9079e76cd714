/** On pages without the form: an enquiry that found no network is still here, and where it is. */

import { unsent as words } from '../../site/words/unsent.ts';
import type { FormKind } from '../contract/forms.ts';
import { recallUnsent } from './offlineQueue.ts';

// Not asking.ts's CONTACT_ROUTE: with it every page would fetch what only some need.
const PLACES: Readonly<Record<FormKind, string>> = { contact: '/contact', booking: '/' };

function show() {
  const kinds = Object.keys(PLACES) as FormKind[];
  const kind = kinds.find((one) => recallUnsent(one));
  const isShown = document.querySelector('[data-unsent], enquiry-island') !== null;
  if (!kind || isShown || !navigator.onLine) return;
  const line = document.createElement('aside');
  line.className = 'kept';
  line.ariaLabel = words.label;
  line.dataset['unsent'] = '';
  const link = Object.assign(document.createElement('a'), {
    href: `${PLACES[kind]}#enquiry`,
    textContent: words.goThere,
  });
  const text = document.createElement('p');
  text.append(`${words.elsewhere(kind)} `, link);
  line.append(text);
  document.querySelector('main')?.before(line);
}

show();
addEventListener('online', show);
