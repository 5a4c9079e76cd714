import type { MailServerState } from '../delivery/mailServer.ts';
import type { Backlog } from '../outbox/deliveries.ts';
import type { DeliveryState } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { DamagedFile } from '../outbox/recovery.ts';

/** Enquiries that the inn, or one of its addresses, has not got by mail. */
export interface Missing extends Omit<Backlog, 'recipients'> {
  /** Where only some of MAIL_TO's addresses miss them: `1 of 2`. */
  some?: string | undefined;
}

/** How delivery stands: the facts behind /healthz, the alert and whoever else wants to tell them. */
export interface DeliveryHealth {
  /** `unwritable`: the last enquiry could not be stored. */
  store: 'good' | 'unwritable' | 'unreadable' | 'damaged';
  /** Outboxes that were found damaged, until the operator takes them away. */
  damagedFiles: readonly DamagedFile[];
  mailServer: MailServerState;
  /** Still being tried. */
  waiting: Missing | undefined;
  /** Tried for three days in vain. */
  givenUp: Missing | undefined;
  /** How many look like a bot's and are not mailed. */
  held: number;
}

function missingIn({ deliveries }: Outbox, state: DeliveryState): Missing | undefined {
  const backlog = deliveries.backlog(state);
  if (!backlog) return undefined;
  const { recipients, ...missing } = backlog;
  const all = deliveries.recipients.length;
  return { ...missing, some: recipients < all ? `${recipients} of ${all}` : undefined };
}

/** Reads the facts. Never throws: an outbox that cannot be read is one of them. */
export function readDeliveryHealth(
  outbox: Outbox,
  mailServer: MailServerState,
  isStoreFailing: boolean,
): DeliveryHealth {
  try {
    outbox.assertInPlace();
    const facts = {
      damagedFiles: outbox.damagedFiles(),
      mailServer,
      waiting: missingIn(outbox, 'queued'),
      givenUp: missingIn(outbox, 'failed'),
      held: outbox.heldCount(),
    };
    const state = isStoreFailing ? 'unwritable' : 'good';
    return { store: outbox.isDamaged ? 'damaged' : state, ...facts };
  } catch {
    return {
      store: outbox.isDamaged ? 'damaged' : 'unreadable',
      ...{ damagedFiles: [], mailServer, waiting: undefined, givenUp: undefined, held: 0 },
    };
  }
}
