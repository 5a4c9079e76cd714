/** The figure shown after `elapsed` of `duration`: quick at first, exact at the end. */
export function figureAfter(elapsed: number, duration: number, target: number) {
  const left = 1 - Math.min(1, Math.max(0, elapsed / duration));
  return Math.round(target * (1 - left * left));
}
