/** Changes to the queue, in a module of their own because only pages with a form need them. */

import type { Draft, FormKind } from '../contract/forms.ts';
import { identityOf, isWithin } from '../form/drafts.ts';
import { type QueuedEnquiry, type Stored, storageKey } from './offlineQueue.ts';

const DAY = 24 * 3_600_000;
const MAX_AGE = 30 * DAY;

/** All queued enquiries, the newest first. */
function storedIn(kind: FormKind): Stored[] {
  try {
    const { others = [], ...newest }: Stored = JSON.parse(
      localStorage.getItem(storageKey(kind)) ?? '',
    );
    return [newest, ...others].filter(({ draft }) => draft);
  } catch {
    // The queue is empty or damaged.
    return [];
  }
}

/** The stored enquiries that none of these contains. @param all as {@link identityOf} returns them */
const without = (stored: readonly Stored[], all: readonly Draft[]) =>
  stored.filter(
    (one) => !all.some((whole) => isWithin(identityOf(one.draft, one.asked ?? ''), whole)),
  );

function store(kind: FormKind, [newest, ...others]: readonly Stored[]): boolean {
  try {
    if (newest) localStorage.setItem(storageKey(kind), JSON.stringify({ ...newest, others }));
    else localStorage.removeItem(storageKey(kind));
    return true;
  } catch {
    return false;
  }
}

/**
 * Saves an enquiry so that it outlasts this tab, since the network may be back only on another day. Other
 * queued enquiries stay.
 * @param replaced one that the guest has changed into this one ({@link identityOf}).
 * @returns whether it is saved; storage can be switched off or full.
 */
export function queueEnquiry(
  kind: FormKind,
  draft: Draft,
  about: Partial<Omit<QueuedEnquiry, 'draft'>> = {},
  replaced: Draft = {},
): boolean {
  const { context = '', at = Date.now(), writtenOn, reference = '' } = about;
  const newest: Stored = { draft, asked: context, at, ...writtenOn, reference };
  const others = without(storedIn(kind), [identityOf(draft, context), replaced]);
  return store(kind, [newest, ...others]);
}

/** Deletes these enquiries from the queue. @param all as {@link identityOf} returns them */
export function deleteQueued(kind: FormKind, ...all: readonly Draft[]): void {
  store(kind, without(storedIn(kind), all));
}

/**
 * Deletes the newest enquiry if it is over 30 days old, but only a day after it was first offered at that age:
 * the device's clock may have been wrong, and nothing a guest wrote may go unseen.
 */
export function deleteOld(kind: FormKind, now = Date.now()): void {
  const [newest, ...others] = storedIn(kind);
  if (!newest || now - newest.at < MAX_AGE) return;
  const { offered = now } = newest;
  store(kind, now - offered < DAY ? [{ ...newest, offered }, ...others] : others);
}
