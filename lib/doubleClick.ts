/** Milliseconds and pixels within which a second click is part of a double click. */
const SOON = 500;
const NEAR = 30;

/** Whether two clicks are one double click, by time and place: some phones count no taps in `detail`. */
export const areDoubleClick = (first: MouseEvent, second: MouseEvent): boolean =>
  second.timeStamp - first.timeStamp < SOON &&
  Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < NEAR;
