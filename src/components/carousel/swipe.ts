/** Pixels before a touch counts as sideways movement rather than a tap. */
const SLACK = 8;
/** A swipe goes this far, or is this fast in pixels a millisecond. */
const FAR = 80;
const FAST = 0.4;

/**
 * What a sideways movement asks for.
 * @param across pixels, positive to the right
 * @returns 1 for the next picture, -1 for the one before, 0 to stay
 */
export function swipeStep(across: number, milliseconds: number): -1 | 0 | 1 {
  const meant =
    Math.abs(across) >= FAR ||
    (Math.abs(across) > 3 * SLACK && Math.abs(across) / Math.max(milliseconds, 1) >= FAST);
  if (!meant) return 0;
  return across < 0 ? 1 : -1;
}

interface SwipeHandlers {
  /** While the finger moves: pixels from where it began. */
  move: (across: number) => void;
  end: (step: -1 | 0 | 1, across: number) => void;
}

/** Listens for sideways movements of one finger, pen or pressed mouse on an element. */
export function listenForSwipes(element: HTMLElement, { move, end }: SwipeHandlers) {
  let start: { x: number; time: number } | undefined;
  let moving = false;

  const finish = (step: -1 | 0 | 1, across: number) => {
    start = undefined;
    if (moving) end(step, across);
  };

  element.addEventListener('pointerdown', ({ isPrimary, button, clientX, timeStamp }) => {
    // A second finger zooms; so does one finger that moves about in what is zoomed.
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
  // Letting go after a swipe is no click on what lies under the finger.
  element.addEventListener(
    'click',
    (event) => {
      if (moving) event.stopPropagation();
      moving = false;
    },
    { capture: true },
  );
}
