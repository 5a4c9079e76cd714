import { setTimeout as sleep } from 'node:timers/promises';
import { BUILD_ID_FILE, type BuildId } from '../../../build/buildId.ts';

/** How often the site is asked, in some 15 minutes: a host builds for a few, and has a queue. */
const ATTEMPTS = 36;
/** Milliseconds before the second look, how much longer before each next, and at most. */
const [FIRST, GROWTH, LONGEST] = [2_000, 1.5, 30_000];
/** Milliseconds that one answer may take. */
const ANSWER_TIMEOUT = 10_000;

/** Waits between two looks; ends early, with an error, when nobody wants to know any more. */
export type Pause = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

const pauseBetween: Pause = (milliseconds, signal) =>
  sleep(milliseconds, undefined, { signal, ref: false });

/** Whether the site serves a build of this id. A host between two builds may answer anything. */
async function serves(site: string, expected: BuildId, signal: AbortSignal): Promise<boolean> {
  try {
    // Another address each time: caches on the way have not seen it.
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
 * Asks the live site again and again whether it serves a build.
 * @param site its origin
 * @param expected what its `build.json` must say
 * @returns false when it has not come after a quarter of an hour, or the signal ends the wait
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
