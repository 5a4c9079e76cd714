/**
 * The only script in the page itself. It imports the others (`build/finishPages.ts` lists them on
 * the body) once the page and its first photograph are painted, so that these load without
 * competition.
 */

/** Longest wait, in milliseconds: a largest paint after this is no longer good (web.dev/lcp). */
const PATIENCE = 2500;

const { body, documentElement: root } = document;

/** Safe to call twice: importing a module again returns the same module. */
const start = () => {
  delete root.dataset['first'];
  for (const file of body.dataset['scripts']?.split(' ') ?? []) {
    // Ignore failures: the page works without scripts.
    import(/* @vite-ignore */ file).catch(() => undefined);
  }
};

const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

const below = [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];

/** Lays out the sections base.css skips, one per frame: all at once would delay a touch. */
const layOut = () => {
  const next = below.shift();
  if (!next) return start();
  next.dataset['laid'] = '';
  requestAnimationFrame(layOut);
};

/** Continues one frame after the photograph, if any, is painted. */
const afterPhotograph = () => {
  if (!photograph || photograph.complete) {
    requestAnimationFrame(() => requestAnimationFrame(layOut));
  } else {
    photograph.onload = photograph.onerror = afterPhotograph;
  }
};

setTimeout(start, PATIENCE);
// A prerendered page paints nothing before its visit, and has plenty of time.
if ((document as { prerendering?: boolean }).prerendering) start();
// Safari before 14.1 reports no paint timing.
else if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver(afterPhotograph).observe({ type: 'paint', buffered: true });
} else afterPhotograph();

export {};
