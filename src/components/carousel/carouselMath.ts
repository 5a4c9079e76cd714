/** Slides stand in a ring: after the last comes the first. These are its sums. */

/** An index brought round into 0 … count − 1. */
export const wrap = (index: number, count: number) => ((index % count) + count) % count;

/** Steps from one slide to another by the shorter way; forward is positive. */
export function shortestWay(from: number, to: number, count: number) {
  const forward = wrap(to - from, count);
  return forward > count / 2 ? forward - count : forward;
}

/**
 * How far the slides can be drawn aside, in slides, without showing an empty place: `spare` is
 * how many are out of sight.
 */
export const clamp = (shift: number, spare: number) => Math.max(-spare, Math.min(spare, shift));

/**
 * How many slides stand before the first visible one: while moving forward, those that are
 * leaving; at rest, one to swipe back to, if another is left to swipe on to.
 */
export function slidesBefore(shift: number, spare: number) {
  if (shift === 0) return spare > 1 ? 1 : 0;
  return shift > 0 ? Math.ceil(shift) : 0;
}
