import { HOUR } from '../../../lib/durations.ts';
import { signInServerWords as words } from '../../words/signIn.ts';
import { HttpError } from '../http/httpError.ts';

/** Keys to remember, so that many callers cannot fill the memory: the oldest are dropped. */
const MOST = 20_000;

/**
 * A limit of attempts per key, such as a caller's address; past it, the answer is 429. There is no limit
 * for all callers together: a stranger with many addresses could use it up and lock the owners out.
 * @param elapsed monotonic milliseconds
 */
export function attempts(perHour: number, elapsed: () => number): (key: string) => void {
  const known = new Map<string, number[]>();
  return (key) => {
    const now = elapsed();
    const recent = (known.get(key) ?? []).filter((at) => at > now - HOUR);
    if (recent.length >= perHour) throw new HttpError(429, words.tooMany);
    // Moves the key to the end, so that the first one is the least recent.
    known.delete(key);
    known.set(key, [...recent, now]);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  };
}
