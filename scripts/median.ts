/** The median; for an even count, the mean of the middle two. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const middle = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return middle.reduce((sum, value) => sum + value, 0) / middle.length;
}
