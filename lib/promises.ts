/**
 * Rejects with ETIMEDOUT after `limit` milliseconds and aborts the work's signal. Work that ignores
 * the signal goes on, and its result is dropped.
 */
export async function withTimeout<Result>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const timeout = Object.assign(new Error('It took too long.'), { code: 'ETIMEDOUT' });
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(timeout);
      over.abort();
    }, limit);
  });
  const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  return Promise.race([work(either), ended]).finally(() => clearTimeout(timer));
}

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
