/**
 * A queue within this process: runs work one at a time, in the order of the calls. Work that fails
 * does not stop what follows.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  };
}
