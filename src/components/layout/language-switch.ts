/**
 * Keeps a guest's answers (`?guests=`, `?room=`) and scroll position when switching languages: pages have
 * the same sections in the same order in all of them.
 */

const KEY = 'place';

const blocks = () => [...document.querySelectorAll<HTMLElement>('main section, main > *')];

/** The block at the top of the screen, and how far it is scrolled, as a share of its height. */
function placeNow(): [number, number] {
  const all = blocks();
  const found = all.findLastIndex((block) => block.getBoundingClientRect().top <= 1);
  const box = all[found]?.getBoundingClientRect();
  return [found, box ? -box.top / (box.height || 1) : 0];
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  link.addEventListener('click', () => {
    link.search = location.search;
    link.hash = location.hash;
    try {
      sessionStorage.setItem(KEY, [link.pathname, ...placeNow()].join());
    } catch {
      // Storage is blocked: the other page opens at its top.
    }
  });
}

function restorePlace() {
  try {
    const [path, index, share] = (sessionStorage.getItem(KEY) ?? '').split(',');
    sessionStorage.removeItem(KEY);
    const box = blocks()[Number(index)]?.getBoundingClientRect();
    // Some hosts add a trailing slash.
    const isHere = [path, `${path}/`].includes(location.pathname);
    if (!isHere || !box || scrollY > 0) return;
    scrollTo({ top: box.top + Number(share) * box.height, behavior: 'instant' });
  } catch {
    // Storage is blocked: the page stays at its top.
  }
}

restorePlace();
// A prerendered page runs this script before the link to it is clicked, so try again on activation.
document.addEventListener('prerenderingchange', restorePlace);

export {};
