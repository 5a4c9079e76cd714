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
    // Two fingers zoom, and one finger pans a zoomed page: neither is a swipe.
    const alone = isPrimary && button === 0 && (visualViewport?.scale ?? 1) === 1;
    if (!alone) return finish(0, 0);
    start = { x: clientX, time: timeStamp };
    moving = false;
  });
  element.addEventListener('pointermove', ({ isPrimary, clientX, pointerId }) => {
    if (!start || !isPrimary) return;
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
