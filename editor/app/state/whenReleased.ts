let isPressed = false;
const waiting: (() => void)[] = [];

function release(): void {
  // The click comes after the release.
  setTimeout(() => {
    isPressed = false;
    for (const work of waiting.splice(0)) work();
  });
}

window.addEventListener('pointerdown', () => (isPressed = true), true);
window.addEventListener('pointerup', release, true);
window.addEventListener('pointercancel', release, true);

/**
 * Does work that may move the page: at once, or after the click if the pointer is down, as a button
 * that moves away from under it gets no click.
 */
export function whenReleased(work: () => void): void {
  if (isPressed) waiting.push(work);
  // A tap presses and releases its mouse in one task.
  else setTimeout(work);
}
