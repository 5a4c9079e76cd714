import type { Draft, FormKind } from '../contract/forms.ts';
import type { WrittenOn } from '../form/writtenOn.ts';

/** An enquiry that found no network, saved on the guest's device. */
export interface QueuedEnquiry {
  draft: Draft;
  /** Its room and guests, as a URL's query: `room=Deluxe_Double_AC_Room`. */
  context: string;
  /** When the guest sent it, in milliseconds. */
  at: number;
  /** The page that the guest wrote it on: it may be sent from one in another language. */
  writtenOn: WrittenOn;
  /** The reference under which it was sent, if any; it may have arrived without an answer. */
  reference: string;
}

/** The stored format. Guests' devices hold it for weeks, so keys and names must not change. */
export interface Stored {
  draft: Draft;
  asked?: string;
  at: number;
  language?: string;
  ourSubject?: string;
  reference?: string;
  /** When it was first offered after the days for which it is kept. */
  offered?: number;
  /** Enquiries queued before this one, the newest first. */
  others?: Stored[];
}

/** Where a form’s queue is in `localStorage`. */
export const storageKey = (kind: FormKind) => `unsent:${kind}`;

/**
 * The newest enquiry that is queued.
 * @returns undefined when there is none, or only one that is damaged.
 */
export function loadQueued(kind: FormKind): QueuedEnquiry | undefined {
  try {
    const stored: Partial<Stored> | null = JSON.parse(
      localStorage.getItem(storageKey(kind)) ?? 'null',
    );
    if (!stored?.draft || typeof stored.at !== 'number') return undefined;
    const typed = Object.entries(stored.draft).filter(([, value]) => typeof value === 'string');
    const context = typeof stored.asked === 'string' ? stored.asked : '';
    // Enquiries that were queued by earlier releases lack these.
    const { at, language = '', ourSubject = '', reference = '' } = stored;
    const writtenOn = { language: String(language), ourSubject: String(ourSubject) };
    const draft = Object.fromEntries(typed);
    return { draft, context, at, writtenOn, reference: String(reference) };
  } catch {
    // The data is malformed, or storage is blocked.
  }
  return undefined;
}
