/** Pixels before a touch counts as sideways movement rather than a tap. */
const SLACK = 8;
/** A swipe covers this many pixels, or moves at this many pixels per millisecond. */
const FAR = 80;
const FAST = 0.4;

/**
 * Which way a horizontal movement goes.
 * @param across pixels, positive to the right
 * @returns 1 for the next picture, -1 for the previous, 0 to stay
 */
export function swipeStep(across: number, milliseconds: number): -1 | 0 | 1 {
  const isSwipe =
    Math.abs(across) >= FAR ||
    (Math.abs(across) > 3 * SLACK && Math.abs(across) / Math.max(milliseconds, 1) >= FAST);
  if (!isSwipe) return 0;
  return across < 0 ? 1 : -1;
}

/** On a zoomed page, one finger pans instead of swiping. */
const isZoomed = () => (visualViewport?.scale ?? 1) !== 1;

interface SwipeHandlers {
  /** Called while the finger moves, with the pixels from its start. */
  move: (across: number) => void;
  end: (step: -1 | 0 | 1, across: number) => void;
}

/** Reports horizontal drags by one finger, pen or pressed mouse. */
export function listenForSwipes(element: HTMLElement, { move, end }: SwipeHandlers) {
  let start: { x: number; time: number } | undefined;
  let moving = false;

  const finish = (step: -1 | 0 | 1, across: number) => {
    start = undefined;
    if (moving) end(step, across);
  };

  element.addEventListener('pointerdown', ({ isPrimary, button, clientX, timeStamp }) => {
    // A second finger zooms instead of swiping.
    if (!isPrimary || button !== 0 || isZoomed()) return finish(0, 0);
    start = { x: clientX, time: timeStamp };
    moving = false;
  });
  element.addEventListener('pointermove', ({ isPrimary, buttons, clientX, pointerId }) => {
    if (!start || !isPrimary) return;
    // The mouse was released outside the element.
    if (buttons === 0) return finish(0, 0);
    const across = clientX - start.x;
    if (!moving && Math.abs(across) < SLACK) return;
    if (!moving) element.setPointerCapture(pointerId);
    moving = true;
    move(across);
  });
  element.addEventListener('pointerup', ({ isPrimary, clientX, timeStamp }) => {
    if (!start || !isPrimary) return;
    const across = clientX - start.x;
    finish(swipeStep(across, timeStamp - start.time), across);
  });
  element.addEventListener('pointercancel', () => finish(0, 0));
  // The click that ends a swipe must not reach the element under the finger.
  element.addEventListener(
    'click',
    (event) => {
      if (moving) event.stopPropagation();
      moving = false;
    },
    { capture: true },
  );
}

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
  let start: { x: number; y: number; scroll: number } | undefined;
  const on = (type: 'touchstart' | 'touchend', act: (touch: Touch, fingers: number) => void) =>
    scroller.addEventListener(
      type,
      ({ changedTouches: [touch], touches }) => {
        if (touch) act(touch, touches.length);
      },
      { passive: true },
    );
  on('touchstart', ({ clientX: x, clientY: y }, fingers) => {
    const isSwipe = fingers === 1 && !isZoomed();
    start = isSwipe ? { x, y, scroll: scroller.scrollLeft } : undefined;
  });
  on('touchend', ({ clientX, clientY }) => {
    if (!start) return;
    const across = start.x - clientX;
    const furthest = scroller.scrollWidth - scroller.clientWidth;
    const room = across < 0 ? start.scroll : furthest - start.scroll;
    const sideways = Math.abs(across) > Math.max(SWIPE, Math.abs(clientY - start.y));
    if (room < 1 && sideways) swiped(Math.sign(across));
  });
}
