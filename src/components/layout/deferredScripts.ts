/**
 * The only script in a page itself: it asks for the others (`build/finishPages.ts` lists them on
 * the body) once the page and its first photograph are on the screen, so that these have the line
 * to themselves.
 */

/** Longest wait, in milliseconds: a largest paint past this is no longer good (web.dev/lcp). */
const PATIENCE = 2500;

const { body, documentElement: root } = document;

/** Once is enough, and asking for a module again gives the same module. */
const start = () => {
  delete root.dataset['first'];
  for (const file of body.dataset['scripts']?.split(' ') ?? []) {
    // The page works without: a guest who has gone on, or whose line broke, needs no word of it.
    import(/* @vite-ignore */ file).catch(() => undefined);
  }
};

const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

const below = [...document.querySelectorAll<HTMLElement>('main > * + *, footer')];

/** Lays out what base.css leaves aside, one section a frame: all at once would hold up a touch. */
const layOut = () => {
  const next = below.shift();
  if (!next) return start();
  next.dataset['laid'] = '';
  requestAnimationFrame(layOut);
};

/** Goes on when the photograph, if there is one, has had its frame and the next has begun. */
const afterPhotograph = () => {
  if (!photograph || photograph.complete) {
    requestAnimationFrame(() => requestAnimationFrame(layOut));
  } else {
    photograph.onload = photograph.onerror = afterPhotograph;
  }
};

setTimeout(start, PATIENCE);
// A page made ahead of its visit paints nothing before, and has all the time for it.
if ((document as { prerendering?: boolean }).prerendering) start();
// Safari before 14.1 tells of no paint.
else if (PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver(afterPhotograph).observe({ type: 'paint', buffered: true });
} else afterPhotograph();

export {};
