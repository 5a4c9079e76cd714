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
