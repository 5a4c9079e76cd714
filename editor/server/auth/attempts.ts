import { HOUR } from '../../../lib/durations.ts';
import { signInServerWords as words } from '../../words/signIn.ts';
import { HttpError } from '../http/httpError.ts';

/** The most keys to remember, so that many callers cannot fill the memory: the oldest are dropped. */
const MAX_KEYS = 20_000;

/**
 * A rate limit per key, such as a caller's address. Beyond it, the returned function throws HttpError 429.
 * There is no global limit, which a stranger with many addresses could exhaust to lock the owners out.
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
    if (known.size > MAX_KEYS && oldest !== undefined) known.delete(oldest);
  };
}
