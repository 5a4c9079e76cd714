/** Changes to the queue, in a module of their own because only pages with a form need them. */

import type { Draft, FormKind } from '../contract/forms.ts';
import { isWithin } from '../form/drafts.ts';
import { type QueuedEnquiry, type Stored, storageKey } from './offlineQueue.ts';

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

/** The stored enquiries that none of these drafts contains. */
const without = (stored: readonly Stored[], drafts: readonly Draft[]) =>
  stored.filter((one) => !drafts.some((draft) => isWithin(one.draft, draft)));

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
 * @param replaced one that the guest has changed into this one.
 * @returns whether it is saved; storage can be switched off or full.
 */
export function queueEnquiry(
  kind: FormKind,
  draft: Draft,
  about: Partial<Omit<QueuedEnquiry, 'draft'>> = {},
  replaced: Draft = draft,
): boolean {
  const { context = '', at = Date.now(), writtenOn, reference = '' } = about;
  const newest: Stored = { draft, asked: context, at, ...writtenOn, reference };
  return store(kind, [newest, ...without(storedIn(kind), [draft, replaced])]);
}

/** Deletes these drafts from the queue. */
export function deleteQueued(kind: FormKind, ...drafts: readonly Draft[]): void {
  store(kind, without(storedIn(kind), drafts));
}
