/** Milliseconds and pixels within which a second click is part of a double click. */
const SOON = 500;
const NEAR = 30;

/**
 * Whether a click is the second of a double click: what it hits may have come under the pointer after the
 * first. By time and place, because taps on a phone count no clicks in `detail`.
 */
export function isSecondClick(first: MouseEvent | undefined, second: MouseEvent): boolean {
  const { timeStamp, clientX, clientY } = second;
  // Keys and scripts click at no place.
  if (!first || !(clientX + clientY) || timeStamp - first.timeStamp > SOON) return false;
  return Math.hypot(clientX - first.clientX, clientY - first.clientY) < NEAR;
}
