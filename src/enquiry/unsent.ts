import type { Draft, FormKind } from './forms.ts';
import { forget, parsed, recall, remember, textsIn } from './memory.ts';

/** An enquiry that found no network, on the guest's own device. */
export interface Unsent {
  draft: Draft;
  /** When it was to be sent, in milliseconds. */
  at: number;
}

/** Milliseconds after which nobody is asked about it any more. */
const KEPT_FOR = 30 * 24 * 3_600_000;

const keyOf = (kind: FormKind) => `unsent:${kind}`;

/**
 * Keeps an enquiry until it is sent or forgotten: beyond this tab, since the network may be back
 * on another day only.
 * @returns whether it is kept; storage can be switched off or full.
 */
export function keepUnsent(kind: FormKind, draft: Draft, at = Date.now()): boolean {
  return remember(keyOf(kind), JSON.stringify({ draft, at }), 'device');
}

/** Forgets the kept enquiry: it is with the inn, or the guest says so. */
export function forgetUnsent(kind: FormKind): void {
  forget(keyOf(kind), 'device');
}

/** @returns the kept enquiry; undefined when there is none, or none that is young and whole. */
export function recallUnsent(kind: FormKind, now = Date.now()): Unsent | undefined {
  const { draft: kept, at } = Object(parsed(recall(keyOf(kind), 'device')));
  const draft = textsIn(kept);
  if (!draft || typeof at !== 'number') return undefined;
  if (now - at < KEPT_FOR) return { draft, at };
  forgetUnsent(kind);
  return undefined;
}
