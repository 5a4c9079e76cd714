/**
 * The only script in a page itself: it asks for the others (`server/finishPages.ts` lists them on
 * the body) once the page and its first photograph are on the screen, so that these have the line
 * to themselves.
 */

/** Longest wait, in milliseconds: a largest paint past this is no longer good (web.dev/lcp). */
const PATIENCE = 2500;

const painted = new Promise<void>((resolve) => {
  // Safari before 14.1 tells of no paint.
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) resolve();
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  }
});

const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
const photographed = new Promise<unknown>((resolve) => {
  if (!photograph || photograph.complete) resolve(undefined);
  for (const outcome of ['load', 'error']) photograph?.addEventListener(outcome, resolve);
});

const frame = () => new Promise(requestAnimationFrame);

const shown = async () => {
  await Promise.all([painted, photographed]);
  // The frame that has the photograph, and the one after it.
  await frame();
  await frame();
};

const start = () => {
  delete document.documentElement.dataset['first'];
  for (const file of document.body.dataset['scripts']?.split(' ') ?? [])
    import(/* @vite-ignore */ file);
};

// A page made ahead of its visit paints nothing before, and has all the time for it.
if ((document as { prerendering?: boolean }).prerendering) start();
else Promise.race([shown(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]).then(start);

export {};
