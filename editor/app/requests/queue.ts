const last = new Map<string, Promise<unknown>>();

/**
 * Runs this window's changes to a file one after another: of two at once, the second would name a
 * version that the first has just replaced, and be refused as a change from elsewhere.
 */
export function inOrder<Result>(path: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(path) ?? Promise.resolve();
  const next = before.then(work, work);
  last.set(path, next);
  return next;
}
