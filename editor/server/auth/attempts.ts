import { signInServerWords as words } from '../../words/signIn.ts';
import { HttpError } from '../http/httpError.ts';

const HOUR = 3_600_000;
/** Callers to remember: who has more addresses than that makes only strangers' attempts forgotten. */
const MOST = 20_000;

/**
 * A limit that answers 429 from the attempt after the last allowed one. There is none for all callers
 * together: by it, a stranger with many addresses would lock the owners out.
 * @param elapsed monotonic milliseconds
 */
export function attempts(perHour: number, elapsed: () => number): (key: string) => void {
  const known = new Map<string, number[]>();
  return (key) => {
    const now = elapsed();
    const recent = (known.get(key) ?? []).filter((at) => at > now - HOUR);
    if (recent.length >= perHour) throw new HttpError(429, words.tooMany);
    // Last in the map: the first is the one that was longest not heard of.
    known.delete(key);
    known.set(key, [...recent, now]);
    const [oldest] = known.keys();
    if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  };
}
