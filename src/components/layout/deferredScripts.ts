/**
 * The only module script in the built page. Once the page and its first photograph are painted, it loads
 * what would compete with these: the styles of what lies below, then the other scripts
 * (`build/finishPages.ts` lists them on the body).
 */

/** The longest wait for the photograph, in milliseconds: the limit of a good LCP (web.dev/lcp). */
const TIMEOUT = 2500;
/** The longest wait for styles, in milliseconds: then the page is better read without them. */
const STYLES_TIMEOUT = 8000;

const { body, documentElement: root } = document;

/** Contains the link to the styles of what lies below (`build/laterStyles.ts`), on pages that defer them. */
const link = document.querySelector('main > noscript');

let styles: Promise<unknown> | undefined;

/** Loads these styles, once; settles when they apply or have failed. */
const loadStyles = () =>
  (styles ??= new Promise((resolve) => {
    if (!link) return resolve(0);
    link.insertAdjacentHTML('afterend', link.innerHTML);
    const added = link.nextElementSibling as HTMLLinkElement;
    added.onload = added.onerror = resolve;
    setTimeout(resolve, STYLES_TIMEOUT);
  }));

/** Safe to call twice: importing a module again returns the same module. */
const start = async () => {
  await loadStyles();
  delete root.dataset['first'];
  for (const file of body.dataset['scripts']?.split(' ') ?? []) {
    // Ignore failures: the page works without scripts.
    import(/* @vite-ignore */ file).catch(() => undefined);
  }
};

const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');

const frame = () => new Promise(requestAnimationFrame);

/** Continues one frame after the photograph, if any, is painted or has failed. */
const afterPhotograph = async () => {
  await photograph?.decode().catch(() => undefined);
  await frame();
  await loadStyles();
  // Lay out the sections left out so far, one per frame: all at once would block input.
  for (const section of document.querySelectorAll<HTMLElement>('main > * + *, footer')) {
    await frame();
    section.dataset['laid'] = '';
  }
  start();
};

setTimeout(start, TIMEOUT);
// Document.astro tells whether the first photograph comes first.
if (!root.dataset['first']) start();
else new PerformanceObserver(afterPhotograph).observe({ type: 'paint', buffered: true });

export {};
