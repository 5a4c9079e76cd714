import { areDoubleClick } from '../../../lib/doubleClick.ts';

let isTouch = false;
let last: MouseEvent | undefined;

/** Whether a tap belongs to one before it, and its button is now where that one was. */
function isSecondTap(first: MouseEvent | undefined, tap: MouseEvent, button: Element): boolean {
  if (!isTouch || !first || !areDoubleClick(first, tap)) return false;
  return button.contains(document.elementFromPoint(first.clientX, first.clientY));
}

window.addEventListener(
  'pointerdown',
  ({ pointerType }) => {
    isTouch = pointerType === 'touch';
  },
  true,
);

// Ignore the second click of a double click on any button without `data-repeats`: after the first, another
// row may have moved under the pointer.
window.addEventListener(
  'click',
  (event) => {
    // Keys and scripts count no clicks.
    if (event.detail === 0) return;
    const first = last;
    last = event;
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || 'repeats' in button.dataset) return;
    if (event.detail === 1 && !isSecondTap(first, event, button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  true,
);
