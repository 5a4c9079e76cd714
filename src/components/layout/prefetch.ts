import {
  type Connection,
  leadsToPage,
  OPENS_NO_PAGE,
  sparesBytes,
  speculationRules,
} from './speculation.ts';

const { connection } = navigator as Navigator & { connection?: Connection };

function addRules() {
  document.head.append(
    Object.assign(document.createElement('script'), {
      type: 'speculationrules',
      textContent: speculationRules,
    }),
  );
  // A prerendered page appears on click: a view transition would only delay it.
  addEventListener('pageswap', ({ viewTransition }) => {
    // In a page kept in the back-forward cache the rejection would surface as an error.
    viewTransition?.ready.catch(() => {});
    viewTransition?.skipTransition();
  });
}

/**
 * For browsers without speculation rules: fetches a link's HTML once a guest points at it. Ignores
 * the query, which does not change the HTML.
 */
function prefetchOnIntent() {
  const prefetched = new Set<string>();
  const prefetch = ({ target }: Event) => {
    // The document, too, may be a target, and has no `closest`.
    const link = (target as Element).closest?.('a');
    if (!link || link.matches(OPENS_NO_PAGE) || prefetched.has(link.pathname)) return;
    if (!leadsToPage(link, location)) return;
    prefetched.add(link.pathname);
    // Not <link rel="prefetch">: Safari does not support it, and Firefox checks it against
    // default-src, which is 'none' here. Ignore failures: a page that cannot load says so when
    // visited.
    fetch(link.href, { priority: 'low' }).catch(() => {});
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

if (sparesBytes(connection)) {
  if (HTMLScriptElement.supports?.('speculationrules')) addRules();
  else prefetchOnIntent();
}
