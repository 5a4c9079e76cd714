/**
 * Gives each list entry a React key: its text, plus a count for repeats, since an innkeeper may
 * word two entries alike.
 * @param textOf text that usually tells entries apart
 */
export function keyed<Entry>(
  entries: readonly Entry[],
  textOf: (entry: Entry) => string = String,
): [key: string, entry: Entry][] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const text = textOf(entry);
    const before = seen.get(text) ?? 0;
    seen.set(text, before + 1);
    return [`${before} ${text}`, entry];
  });
}
