/**
 * Gives each entry of a list a key of its own for React: its text and how often it has
 * stood before. Two entries that an innkeeper has worded alike are two entries.
 * @param textOf what tells an entry from the others, most of the time
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
