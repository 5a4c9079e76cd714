import type { Outbox } from './outbox.ts';

const TOO_OLD = 60 * 60_000;

/** What is wrong with the service, in a line for whoever watches over it; undefined when nothing is. */
export function ailmentOf(outbox: Outbox, storeFailed: boolean, now: number): string | undefined {
  if (storeFailed) return 'The last enquiry could not be stored: is the disk full?';
  let waiting: { acceptedAt: Date; lastError: string | undefined } | undefined;
  try {
    waiting = outbox.oldestUndelivered();
  } catch {
    return 'The outbox cannot be read.';
  }
  const age = waiting ? now - waiting.acceptedAt.getTime() : 0;
  if (age <= TOO_OLD) return undefined;
  const reason = waiting?.lastError ?? 'not tried yet';
  return `An enquiry has waited ${Math.floor(age / 60_000)} minutes for delivery (${reason}): see npm run mail:outbox.`;
}
