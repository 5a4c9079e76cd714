/** How many lines each of two texts has that the other lacks. */
export function linesThatDiffer(one: string, other: string): { gone: number; come: number } {
  const count = (text: string, without: string) => {
    const left = new Map<string, number>();
    for (const line of without.split('\n')) left.set(line, (left.get(line) ?? 0) + 1);
    return text.split('\n').filter((line) => {
      const times = left.get(line) ?? 0;
      left.set(line, times - 1);
      return times <= 0;
    }).length;
  };
  return { gone: count(one, other), come: count(other, one) };
}
