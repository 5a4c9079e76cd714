import { keepScrollBarRoom } from './scrollBar.ts';

/**
 * The header's two habits. The menu is a native popover (Escape, a tap outside and the way back of
 * the focus are the browser's); here it also takes the focus in, and closes on choosing a link, on
 * coming back to the page and when the screen becomes wide enough for the bar. And the header
 * gives its space on the way down (`data-away`) and returns on the way up.
 */

/** Above this the header always shows. */
const TOP = 120;
/** Trembling fingers change nothing. */
const TREMBLE = 4;

const header = document.querySelector<HTMLElement>('header');
const menu = header?.querySelector<HTMLElement>('[popover]');

// Where popovers are unknown the selector is too, and the links simply stay visible.
const hasPopovers = 'popover' in HTMLElement.prototype;
const menuIsOpen = () => hasPopovers && menu?.matches(':popover-open') === true;
const closeMenu = () => {
  if (menuIsOpen()) menu?.hidePopover();
};

if (menu && hasPopovers) {
  menu.addEventListener('beforetoggle', keepScrollBarRoom);
  menu.addEventListener('toggle', () => {
    if (menuIsOpen()) menu.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
  });
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) closeMenu();
  });
  addEventListener('pageshow', closeMenu);
  matchMedia('(width >= 64rem)').addEventListener('change', closeMenu);
}

if (header) {
  let last = scrollY;
  let asked = false;
  const look = () => {
    asked = false;
    const moved = scrollY - last;
    if (Math.abs(moved) < TREMBLE) return;
    last = scrollY;
    const inUse = header.querySelector(':focus-visible') !== null || menuIsOpen();
    header.toggleAttribute('data-away', moved > 0 && scrollY > TOP && !inUse);
  };
  addEventListener(
    'scroll',
    () => {
      if (!asked) requestAnimationFrame(look);
      asked = true;
    },
    { passive: true },
  );
  header.addEventListener('focusin', () => header.removeAttribute('data-away'));
}
