import type { Draft, FormKind } from '../contract/forms.ts';
import type { WrittenOn } from '../form/writtenOn.ts';

/** An enquiry that found no network, saved on the guest's device. */
export interface QueuedEnquiry {
  draft: Draft;
  /** Its room and guests, as in an address: `room=Deluxe_Double_AC_Room`. */
  context: string;
  /** When the guest sent it, in milliseconds. */
  at: number;
  /** The page that the guest wrote it on: it may be sent from one in another language. */
  writtenOn: WrittenOn;
}

/** The stored form. Guests' devices hold it for weeks: neither keys nor names can change. */
interface Stored {
  draft: Draft;
  asked: string;
  at: number;
  language?: string;
  ourSubject?: string;
}

const MAX_AGE = 30 * 24 * 3_600_000;

const keyOf = (kind: FormKind) => `unsent:${kind}`;

/**
 * Saves an enquiry beyond this tab, since the network may only be back on another day.
 * @returns whether it is saved; storage can be switched off or full.
 */
export function queueEnquiry(
  kind: FormKind,
  draft: Draft,
  { context = '', at = Date.now(), writtenOn }: Partial<Omit<QueuedEnquiry, 'draft'>> = {},
): boolean {
  try {
    const stored: Stored = { draft, asked: context, at, ...writtenOn };
    localStorage.setItem(keyOf(kind), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

export function deleteQueued(kind: FormKind): void {
  try {
    localStorage.removeItem(keyOf(kind));
  } catch {
    // Nothing was saved.
  }
}

/** @returns undefined when no enquiry is queued, or only one that is damaged or over 30 days old. */
export function loadQueued(kind: FormKind, now = Date.now()): QueuedEnquiry | undefined {
  try {
    const stored: Partial<Stored> | null = JSON.parse(localStorage.getItem(keyOf(kind)) ?? 'null');
    if (!stored?.draft || typeof stored.at !== 'number') return undefined;
    const typed = Object.entries(stored.draft).filter(([, value]) => typeof value === 'string');
    const context = typeof stored.asked === 'string' ? stored.asked : '';
    // Messages of before there were other languages have neither.
    const { at, language = '', ourSubject = '' } = stored;
    const writtenOn = { language: String(language), ourSubject: String(ourSubject) };
    if (now - at < MAX_AGE) return { draft: Object.fromEntries(typed), context, at, writtenOn };
    deleteQueued(kind);
  } catch {
    // Not ours, or no storage.
  }
  return undefined;
}
