/** Milliseconds until a press counts as released: select lists and context menus swallow `pointerup`. */
const MAX_PRESS = 1_000;

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
  releaseIn(MAX_PRESS);
}

// Deferred, because `click` follows `pointerup`.
const release = () => releaseIn(0);

window.addEventListener('pointerdown', press, true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/**
 * Runs work that may shift the layout: soon or, while the pointer is down, after the click, because a button
 * that moves away from under the pointer gets no click.
 */
export function whenReleased(work: () => void): void {
  if (isPressed) waiting.push(work);
  // Deferred, because a tap fires all of its mouse events, and the click, in one task.
  else setTimeout(work);
}
