/** Arithmetic for slides in a ring, where the first follows the last. */

/** Wraps an index into 0 … count − 1. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Steps from one slide to another in the shorter direction; forward is positive. */
export function shortestPath(from: number, to: number, count: number) {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}

/** Limits a shift, in slides, so that it never shows a gap; `spare` slides are out of sight. */
export const clamp = (shift: number, spare: number) => Math.max(-spare, Math.min(spare, shift));

/**
 * How many slides precede the first visible one. During a forward move: those that are leaving. At
 * rest: one to swipe back to, if another remains to swipe forward to.
 */
export function slidesBefore(shift: number, spare: number) {
  if (shift === 0) return spare > 1 ? 1 : 0;
  return shift > 0 ? Math.ceil(shift) : 0;
}
