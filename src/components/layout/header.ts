import { keepScrollBarRoom } from './scrollBar.ts';

/**
 * The header's behaviour. The menu is a native popover, so the browser handles Escape, taps
 * outside and returning focus. This script moves focus into it, and closes it when a link is
 * chosen, when focus leaves it, on return to the page and when the screen becomes wide enough for the
 * bar. The header hides while scrolling down (`data-away`) and returns while scrolling up.
 */

/** The header always shows this close to the top, in pixels. */
const TOP = 120;
/** Ignore scrolling of fewer pixels, which a trembling finger causes. */
const JITTER = 4;

const header = document.querySelector<HTMLElement>('header');
const menu = header?.querySelector<HTMLElement>('[popover]');

// In browsers without popovers the links stay visible.
if (menu?.hidePopover) {
  const closeMenu = () => menu.hidePopover();
  menu.addEventListener('beforetoggle', keepScrollBarRoom);
  menu.addEventListener('toggle', ({ newState }) => {
    // The close button.
    if (newState === 'open') menu.querySelector('button')?.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeMenu();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) closeMenu();
  });
  addEventListener('pageshow', closeMenu);
  matchMedia('(width >= 64rem)').addEventListener('change', closeMenu);
}

if (header) {
  let last = scrollY;
  let scheduled = false;
  const update = () => {
    scheduled = false;
    const moved = scrollY - last;
    if (Math.abs(moved) < JITTER) return;
    last = scrollY;
    // No need to check for the open menu: the page behind it does not scroll.
    const isAway = moved > 0 && last > TOP && !header.querySelector(':focus-visible');
    header.toggleAttribute('data-away', isAway);
  };
  addEventListener(
    'scroll',
    () => {
      if (!scheduled) requestAnimationFrame(update);
      scheduled = true;
    },
    { passive: true },
  );
  header.addEventListener('focusin', () => header.removeAttribute('data-away'));
}
