/**
 * Ends what takes longer than `limit` milliseconds. What cannot be aborted goes on unheeded, until
 * the mail server tires of it.
 */
export async function withTimeout<Result>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const late = Object.assign(new Error('The mail server keeps the line busy.'), {
    code: 'ETIMEDOUT',
  });
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late);
      over.abort();
    }, limit);
  });
  const either = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  return Promise.race([work(either), ended]).finally(() => clearTimeout(timer));
}
