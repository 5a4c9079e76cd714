/** Longest press, in milliseconds: a select's list and a context menu consume the release. */
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
 * Runs work that may move the page: soon or, if the pointer is down, after the click, because a button
 * that moves away from under the pointer gets no click.
 */
export function whenReleased(work: () => void): void {
  if (isPressed) waiting.push(work);
  // A tap presses and releases its mouse in one task.
  else setTimeout(work);
}
