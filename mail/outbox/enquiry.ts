import { createHash } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import type { FormKind } from '../../src/enquiry/contract/forms.ts';

/** One thing a guest filled in. */
export type Field = readonly [name: string, value: string];

/** What a guest sent: the form's own fields in its order, then whatever else came along. */
export interface Enquiry {
  kind: FormKind;
  fields: readonly Field[];
  extras: readonly Field[];
  /** What the guest calls it by; enquiries of former days have none. */
  reference?: string;
}

/** The value of one of the form's own fields; empty when there is none. */
export function fieldValue(enquiry: Enquiry, name: string): string {
  return enquiry.fields.find(([field]) => field === name)?.[1] ?? '';
}

/** Equal for two enquiries that say the same, whatever the time, the way and the reference they were sent with. */
export function fingerprintOf({ kind, fields, extras }: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, fields, extras]))
    .digest('hex');
}

/** queued: to be mailed · delivered · failed: given up on. */
export type DeliveryState = 'queued' | 'delivered' | 'failed';

/**
 * What is true of an enquiry as a whole. held: looks like a bot's, not mailed · queued: somebody
 * still waits for it · failed: given up on for somebody · delivered: everybody has it.
 */
export const STATES = ['queued', 'delivered', 'failed', 'held'] as const;
export type State = (typeof STATES)[number];

/** An enquiry on its way to one recipient. */
export interface Delivery {
  /** An address of MAIL_TO; empty while the service has not looked which those are. */
  recipient: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  giveUpAt: Date;
  deliveredAt: Date | undefined;
  /** Codes of the last failure. */
  lastError: string | undefined;
}

/** What of an enquiry a letter is made of. */
export interface StoredEnquiry {
  id: number;
  enquiry: Enquiry;
  messageId: string;
  acceptedAt: Date;
}

/** An enquiry in the outbox. */
export interface Entry extends StoredEnquiry {
  state: State;
  /** In the order of MAIL_TO; none while it is held. */
  deliveries: readonly Delivery[];
}

type Row = Record<string, SQLOutputValue>;

const dateOf = (value: SQLOutputValue | undefined) => new Date(Number(value));

/** Reads a row of `enquiries`. */
export function storedEnquiryOf(row: Row): StoredEnquiry {
  return {
    id: Number(row['id']),
    enquiry: JSON.parse(String(row['content'])) as Enquiry,
    messageId: String(row['message_id']),
    acceptedAt: dateOf(row['accepted_at']),
  };
}

/** Reads a row of `deliveries`. */
function deliveryOf(row: Row): Delivery {
  return {
    recipient: String(row['recipient']),
    state: row['state'] as DeliveryState,
    attempts: Number(row['attempts']),
    nextAttemptAt: dateOf(row['next_attempt_at']),
    giveUpAt: dateOf(row['give_up_at']),
    deliveredAt: row['delivered_at'] === null ? undefined : dateOf(row['delivered_at']),
    lastError: row['last_error'] === null ? undefined : String(row['last_error']),
  };
}

function stateOf(isHeld: boolean, deliveries: readonly Delivery[]): State {
  if (isHeld) return 'held';
  const states: readonly DeliveryState[] = ['queued', 'failed'];
  return states.find((one) => deliveries.some(({ state }) => state === one)) ?? 'delivered';
}

/** Puts together the rows of `enquiries` and of `deliveries`, in the order of the former. */
export function entriesOf(enquiries: readonly Row[], deliveries: readonly Row[]): Entry[] {
  const byEnquiry = Map.groupBy(deliveries, (row) => Number(row['enquiry']));
  return enquiries.map((row) => {
    const stored = storedEnquiryOf(row);
    const own = (byEnquiry.get(stored.id) ?? []).map(deliveryOf);
    return { ...stored, state: stateOf(row['held'] === 1, own), deliveries: own };
  });
}
