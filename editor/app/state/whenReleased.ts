/** Milliseconds of a press: the list of a select and a context menu take its end for themselves. */
const LONGEST = 1_000;

let isPressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting: (() => void)[] = [];

function releaseIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressed = false;
    for (const work of waiting.splice(0)) work();
  }, milliseconds);
}

function press(): void {
  isPressed = true;
  releaseIn(LONGEST);
}

// The click comes after the release.
const release = () => releaseIn(0);

window.addEventListener('pointerdown', press, true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/**
 * Does work that may move the page in a moment, or after the click if the pointer is down: a button that
 * moves away from under it gets no click.
 */
export function whenReleased(work: () => void): void {
  if (isPressed) waiting.push(work);
  // A tap presses and releases its mouse in one task.
  else setTimeout(work);
}
