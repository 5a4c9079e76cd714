import { type Connection, leadsToPage, sparesBytes, speculationRules } from './speculation.ts';

const { connection } = navigator as Navigator & { connection?: Connection };

function addRules() {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.textContent = speculationRules;
  document.head.append(script);
}

/** For browsers without speculation rules: the page's HTML, once, when its link is meant. */
function prefetchMeant() {
  const asked = new Set<string>();
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (!link || asked.has(link.href) || !leadsToPage(link, location)) return;
    asked.add(link.href);
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = link.href;
    document.head.append(hint);
  };
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, prefetch, { passive: true });
  }
}

if (sparesBytes(connection)) {
  if (HTMLScriptElement.supports?.('speculationrules')) addRules();
  else prefetchMeant();
}
