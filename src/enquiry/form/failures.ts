import type { FailureReason } from '../contract/outcomes.ts';

/** Thrown by us, beside what the client throws: it has no time limit and believes any 200. */
export class NoAnswer extends Error {}
export class StrangeAnswer extends Error {}

const BY_STATUS: Readonly<Record<number, FailureReason>> = {
  403: 'blocked',
  408: 'timeout',
  413: 'too-large',
  429: 'too-many',
  451: 'headless',
  504: 'timeout',
};

function reasonOfStatus(status: number): FailureReason {
  const known = BY_STATUS[status];
  if (known) return known;
  if (status >= 500 && status < 600) return 'service-down';
  if (status >= 400 && status < 500) return 'misconfigured';
  // The client's own status for "Network Error".
  return status === 0 ? 'offline' : 'nonsense';
}

/**
 * Reads what the EmailJS client threw. It throws in three shapes: an object with the answer's
 * status, a plain string about a missing parameter, and fetch's own TypeError.
 * @param thrown anything; what fits no shape is `nonsense`.
 */
export function reasonOf(thrown: unknown): FailureReason {
  if (thrown instanceof NoAnswer) return 'timeout';
  if (thrown instanceof TypeError) return 'offline';
  if (typeof thrown === 'string') return 'misconfigured';
  if (thrown instanceof Error || typeof thrown !== 'object' || thrown === null) return 'nonsense';
  return 'status' in thrown && typeof thrown.status === 'number'
    ? reasonOfStatus(thrown.status)
    : 'nonsense';
}
