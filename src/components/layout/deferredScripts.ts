/**
 * The only module script in the built page. It imports the others (`build/finishPages.ts` lists them on
 * the body) once the page and its first photograph are painted, so that they do not compete with these.
 */

/** The longest wait, in milliseconds: the limit of a good Largest Contentful Paint (web.dev/lcp). */
const TIMEOUT = 2500;

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

/** Lays out the sections that base.css skips, one per frame: all at once would block input. */
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

setTimeout(start, TIMEOUT);
// A prerendered page is not painted before it is activated: nothing competes with the scripts.
if ((document as { prerendering?: boolean }).prerendering) start();
// Safari before 14.1 reports no paint timing.
else if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver(afterPhotograph).observe({ type: 'paint', buffered: true });
} else afterPhotograph();

export {};
