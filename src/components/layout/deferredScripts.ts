/**
 * The only module script in the built page. Once the page and its first photograph are painted, it loads
 * what would compete with them: the lower sections' styles, then the other scripts (`build/finishPages.ts`
 * lists them on the body).
 */

import { STYLES_TIMEOUT } from './stylesTimeout.ts';

/** The longest wait for the photograph, in milliseconds: the limit of a good LCP (web.dev/lcp). */
const TIMEOUT = 2500;
/** The longest wait for a frame, in milliseconds: a hidden page and some crawlers never get one. */
const FRAME_TIMEOUT = 250;

const { body, documentElement: root } = document;
/** Whether the first photograph comes first (Document.astro). */
const isTop = root.dataset['first'] === 'top';
/** Contains the link to the lower sections' styles (`build/laterStyles.ts`), on pages that defer them. */
const noscript = document.querySelector('main>noscript');

/** Settles with the promise, or after a time. Never rejects: the page must not stay half laid out. */
const orAfter = (time: number, promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, time))]).catch(
    () => undefined,
  );
const frame = () => orAfter(FRAME_TIMEOUT, new Promise(requestAnimationFrame));

/** Resolves one frame after the photograph, if any, is painted; rejects if it has failed. */
async function afterPhotograph() {
  await new Promise((resolve) =>
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }),
  );
  const photograph = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await photograph?.decode();
  await frame();
}

/**
 * A function, because browsers without top-level await, such as Safari 14, would not run this module, and would
 * never show the lower sections.
 */
async function load() {
  if (isTop) await orAfter(TIMEOUT, afterPhotograph());
  if (noscript) {
    noscript.insertAdjacentHTML('afterend', noscript.innerHTML);
    const styles = noscript.nextElementSibling as HTMLLinkElement;
    const loaded = new Promise((resolve) => {
      styles.onload = styles.onerror = resolve;
    });
    await orAfter(STYLES_TIMEOUT, loaded);
  }
  if (isTop) {
    // Lay out the sections left out so far, one per frame: all at once would block input.
    for (const section of document.querySelectorAll<HTMLElement>('main>*+*,footer')) {
      section.dataset['laid'] = '';
      await frame();
    }
  }
  delete root.dataset['first'];
  for (const file of body.dataset['scripts']?.split(' ') ?? []) {
    // Ignore failures: the page works without scripts.
    import(/* @vite-ignore */ file).catch(() => undefined);
  }
}

void load();
