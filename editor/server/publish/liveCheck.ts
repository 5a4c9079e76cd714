import { setTimeout as sleep } from 'node:timers/promises';
import { BUILD_ID_FILE, type BuildId } from '../../../build/buildId.ts';

/** Requests in about 15 minutes: a host's build takes a few, after a queue. */
const ATTEMPTS = 36;
/** Backoff: milliseconds before the second attempt, growth factor, and maximum. */
const [FIRST, GROWTH, LONGEST] = [2_000, 1.5, 30_000];
/** Milliseconds that one response may take. */
const ANSWER_TIMEOUT = 10_000;

/** Waits between two attempts; rejects when the signal aborts. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const pauseBetween: Pause = (milliseconds, signal) =>
  sleep(milliseconds, undefined, { signal, ref: false });

/** Whether the site serves this build. A host may answer anything between two builds. */
async function serves(site: string, expected: BuildId, signal: AbortSignal): Promise<boolean> {
  try {
    // A new query each time, to bypass caches.
    const response = await fetch(`${site}/${BUILD_ID_FILE}?${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT)]),
    });
    const served = Object(await response.json());
    return response.ok && Object.entries(expected).every(([name, id]) => served[name] === id);
  } catch {
    return false;
  }
}

/**
 * Waits until the live site serves a build.
 * @param site its origin
 * @param expected the expected `build.json`
 * @returns false after a quarter of an hour, or when the signal aborts
 */
export async function waitUntilServed(
  site: string,
  expected: BuildId,
  signal: AbortSignal,
  pause: Pause = pauseBetween,
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS && !signal.aborted; attempt++) {
    if (await serves(site, expected, signal)) return true;
    await pause(Math.min(FIRST * GROWTH ** attempt, LONGEST), signal).catch(() => {});
  }
  return false;
}
