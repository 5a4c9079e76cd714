import { type Connection, leadsToPage, sparesBytes, speculationRules } from './speculation.ts';

const { connection } = navigator as Navigator & { connection?: Connection };

function addRules() {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
  // A page that was made ahead is there at the click: a picture of this one, to fade out of, would
  // only hold it back.
  addEventListener('pageswap', ({ viewTransition }) => {
    // A page that the browser keeps for the way back would speak of it there as an error.
    viewTransition?.ready.catch(() => undefined);
    viewTransition?.skipTransition();
  });
}

/**
 * For browsers without speculation rules: the page's HTML, once, when its link is meant. Whatever
 * stands in the query: the same page comes back.
 */
function prefetchMeant() {
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || asked.has(link.pathname) || !leadsToPage(link, location)) return;
    asked.add(link.pathname);
    // Not <link rel="prefetch">: Safari does not know it, and Firefox measures it by default-src,
    // which is 'none' here. A page that cannot be had will say so when it is asked for in earnest.
    fetch(link.href, { priority: 'low' }).catch(() => undefined);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

if (sparesBytes(connection)) {
  if (HTMLScriptElement.supports?.('speculationrules')) addRules();
  else prefetchMeant();
}
