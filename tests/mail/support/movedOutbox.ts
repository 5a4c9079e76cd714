import { onTestFinished } from 'vitest';
import type { Enquiry } from '../../../mail/outbox/enquiry.ts';
import { Outbox } from '../../../mail/outbox/outbox.ts';
import { movedClock } from './clock.ts';
import { temporaryFolder } from './folders.ts';

export function enquiryOf(name: string): Enquiry {
  return { kind: 'contact', fields: [['name', name]], extras: [] };
}

/** An outbox whose clock the test moves. */
export function openOutbox() {
  const clock = movedClock();
  const outbox = new Outbox(temporaryFolder(), clock);
  onTestFinished(() => outbox.close());
  const add = (name: string, state: 'queued' | 'held' = 'queued') =>
    outbox.add(enquiryOf(name), state, 'inn.example');
  return { outbox, clock, add };
}
