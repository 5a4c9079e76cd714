import type { Draft } from './forms.ts';

/** Why an enquiry did not go out; each has a sentence for the guest in site/words/enquiry.ts. */
export const FAILURE_REASONS = [
  /** 403: the address is on the service's block list. */
  'blocked',
  /** 429: more messages than the service takes in a while. */
  'too-many',
  /** 451: the service takes this browser for a bot. */
  'headless',
  /** Any other 4xx, or the client's own error about a missing id or key. */
  'misconfigured',
  /** 413. */
  'too-large',
  /** 5xx. */
  'service-down',
  /** No answer at all: no network, or a connection that was cut. */
  'offline',
  /** The service does not answer, but this site does: most often because of an ad blocker. */
  'unreachable',
  /** No answer in time; the enquiry may have arrived anyway. */
  'timeout',
  /** An answer that no e-mail service gives. */
  'nonsense',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

/** Whether the enquiry found no network, so that it is queued. */
export const hadNoNetwork = (reason: FailureReason): boolean =>
  reason === 'offline' || reason === 'unreachable';

/** The state of sending a form; `draft` is what was submitted. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'sending' }
  | { kind: 'sent'; reference: string; draft: Draft }
  | { kind: 'failed'; reason: FailureReason; draft: Draft };
