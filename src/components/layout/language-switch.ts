/**
 * Takes a guest's answers (`?guests=`, `?room=`) and place on the page along to another language, whose
 * pages have the same sections in the same order.
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
      sessionStorage.setItem(KEY, JSON.stringify([link.pathname, ...placeNow()]));
    } catch {
      // The page then opens at its top.
    }
  });
}

function restorePlace() {
  const saved = sessionStorage.getItem(KEY);
  if (!saved) return;
  sessionStorage.removeItem(KEY);
  const [path, index, share] = JSON.parse(saved);
  const block = blocks()[index];
  if (path !== location.pathname || !block || scrollY > 0) return;
  const { top, height } = block.getBoundingClientRect();
  scrollTo({ top: scrollY + top + share * height, behavior: 'instant' });
}

try {
  restorePlace();
} catch {
  // Storage is refused: the page stays at its top.
}

export {};
