/** Touches that move less than this, in pixels, are taps. */
const SWIPE = 40;

/** Calls back when native scrolling has ended. */
export function onScrollEnd(scroller: HTMLElement, callback: () => void) {
  if ('onscrollend' in window) {
    scroller.addEventListener('scrollend', callback);
    return;
  }
  let pause: ReturnType<typeof setTimeout> | undefined;
  scroller.addEventListener('scroll', () => {
    clearTimeout(pause);
    pause = setTimeout(callback, 120);
  });
}

/**
 * Calls back when a guest swipes beyond the end of the row, with the direction: 1 forward, −1
 * back.
 */
export function onSwipeAtEdge(scroller: HTMLElement, swiped: (direction: number) => void) {
  let start = { x: 0, y: 0, scroll: 0 };
  const on = (type: 'touchstart' | 'touchend', act: (touch: Touch) => void) =>
    scroller.addEventListener(
      type,
      ({ changedTouches: [touch] }) => {
        if (touch) act(touch);
      },
      { passive: true },
    );
  on('touchstart', ({ clientX: x, clientY: y }) => {
    start = { x, y, scroll: scroller.scrollLeft };
  });
  on('touchend', ({ clientX, clientY }) => {
    const across = start.x - clientX;
    const furthest = scroller.scrollWidth - scroller.clientWidth;
    const room = across < 0 ? start.scroll : furthest - start.scroll;
    const sideways = Math.abs(across) > Math.max(SWIPE, Math.abs(clientY - start.y));
    if (room < 1 && sideways) swiped(Math.sign(across));
  });
}
