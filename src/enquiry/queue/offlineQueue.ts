import type { Draft, FormKind } from '../contract/forms.ts';

/** An enquiry that found no network, on the guest's own device. */
export interface Unsent {
  draft: Draft;
  /** What it asks about beside its words, as an address says it: `room=Deluxe_Double_AC_Room`. */
  asked: string;
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
export function keepUnsent(
  kind: FormKind,
  draft: Draft,
  { asked = '', at = Date.now() }: Partial<Omit<Unsent, 'draft'>> = {},
): boolean {
  try {
    localStorage.setItem(keyOf(kind), JSON.stringify({ draft, asked, at }));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the kept enquiry: it is with the inn, or the guest says so. */
export function forgetUnsent(kind: FormKind): void {
  try {
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing was kept.
  }
}

/** @returns the kept enquiry; undefined when there is none, or none that is young and whole. */
export function recallUnsent(kind: FormKind, now = Date.now()): Unsent | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(kind)) ?? 'null') as Partial<Unsent> | null;
    if (!kept?.draft || typeof kept.at !== 'number') return undefined;
    const typed = Object.entries(kept.draft).filter(([, value]) => typeof value === 'string');
    const asked = typeof kept.asked === 'string' ? kept.asked : '';
    if (now - kept.at < KEPT_FOR) return { draft: Object.fromEntries(typed), asked, at: kept.at };
    forgetUnsent(kind);
  } catch {
    // Not ours, or no storage.
  }
  return undefined;
}
