import type { MailServerState } from './mailServer.ts';
import type { Outbox } from './outbox.ts';

/** Enquiries that the inn has not got by mail. */
export interface Backlog {
  count: number;
  /** When the first of them was accepted. */
  since: Date;
  /** Codes of the first one's last failure; undefined when it was not tried yet. */
  codes: string | undefined;
}

/** How delivery stands: the facts behind /healthz, the alert and whoever else wants to tell them. */
export interface DeliveryHealth {
  /** `unwritable`: the last enquiry could not be stored. */
  store: 'good' | 'unwritable' | 'unreadable';
  mailServer: MailServerState;
  /** Still being tried. */
  waiting: Backlog | undefined;
  /** Tried for three days in vain. */
  givenUp: Backlog | undefined;
  /** How many look like a bot's and are not mailed. */
  held: number;
}

function backlogOf(outbox: Outbox, state: 'queued' | 'failed'): Backlog | undefined {
  const count = outbox.count(state);
  const oldest = outbox.oldest(state);
  return oldest && { count, since: oldest.acceptedAt, codes: oldest.lastError };
}

/** Reads the facts. Never throws: an outbox that cannot be read is one of them. */
export function readDeliveryHealth(
  outbox: Outbox,
  mailServer: MailServerState,
  isStoreFailing: boolean,
): DeliveryHealth {
  try {
    outbox.assertInPlace();
    return {
      store: isStoreFailing ? 'unwritable' : 'good',
      mailServer,
      waiting: backlogOf(outbox, 'queued'),
      givenUp: backlogOf(outbox, 'failed'),
      held: outbox.count('held'),
    };
  } catch {
    return { store: 'unreadable', mailServer, waiting: undefined, givenUp: undefined, held: 0 };
  }
}
