import { createHash } from 'node:crypto';
import type { SQLOutputValue } from 'node:sqlite';
import { oneLine } from '../../lib/text.ts';
import type { FormKind } from '../../src/enquiry/contract/forms.ts';
import { LANGUAGE_FIELD } from '../../src/enquiry/contract/service.ts';

export type Field = readonly [name: string, value: string];

/** What a guest sent: the form's fields in order, then any others. */
export interface Enquiry {
  kind: FormKind;
  fields: readonly Field[];
  extras: readonly Field[];
  /** What the guest quotes; early enquiries have none. */
  reference?: string;
}

/** The value of one of the form's own fields; empty if there is none. */
export function fieldValue(enquiry: Enquiry, name: string): string {
  return enquiry.fields.find(([field]) => field === name)?.[1] ?? '';
}

/** The English name of the language whose page the guest wrote from; empty for English. */
export function languageOf({ extras }: Pick<Enquiry, 'extras'>): string {
  return oneLine(extras.find(([name]) => name === LANGUAGE_FIELD)?.[1] ?? '', 40);
}

/** A hash that is equal for enquiries with the same content, whatever their time and reference. */
export function fingerprintOf({ kind, fields, extras }: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, fields, extras]))
    .digest('hex');
}

/** queued: to be mailed · delivered · failed: given up on. */
export type DeliveryState = 'queued' | 'delivered' | 'failed';

/**
 * The state of an enquiry as a whole. held: looks like a bot's, not mailed · queued: at least one
 * recipient still waits · failed: given up on for at least one · delivered: all have it.
 */
export const STATES = ['queued', 'delivered', 'failed', 'held'] as const;
export type State = (typeof STATES)[number];

/** An enquiry on its way to one recipient. */
export interface Delivery {
  /** An address of MAIL_TO; empty until the service assigns one. */
  recipient: string;
  state: DeliveryState;
  attempts: number;
  nextAttemptAt: Date;
  giveUpAt: Date;
  deliveredAt: Date | undefined;
  /** Codes of the last failure. */
  lastError: string | undefined;
}

/** The parts of an enquiry that make up a letter. */
export interface StoredEnquiry {
  id: number;
  enquiry: Enquiry;
  messageId: string;
  acceptedAt: Date;
}

/** An enquiry in the outbox. */
export interface Entry extends StoredEnquiry {
  state: State;
  /** In the order of MAIL_TO; empty while it is held. */
  deliveries: readonly Delivery[];
}

type Row = Record<string, SQLOutputValue>;

const dateOf = (value: SQLOutputValue | undefined) => new Date(Number(value));

const isFields = (value: unknown) =>
  Array.isArray(value) &&
  value.every((field) => Array.isArray(field) && field.every((part) => typeof part === 'string'));

/** Parses the column `content`; undefined if it is damaged. */
function contentOf(row: Row): Enquiry | undefined {
  try {
    const content = JSON.parse(String(row['content'])) as Enquiry;
    const { kind, fields, extras } = content;
    const isWhole = typeof kind === 'string' && isFields(fields) && isFields(extras);
    return isWhole ? content : undefined;
  } catch {
    return undefined;
  }
}

function withContent(row: Row, enquiry: Enquiry): StoredEnquiry {
  const acceptedAt = dateOf(row['accepted_at']);
  return { id: Number(row['id']), enquiry, messageId: String(row['message_id']), acceptedAt };
}

/** Reads a row of `enquiries`; undefined if its content is damaged. */
export function storedEnquiryOf(row: Row): StoredEnquiry | undefined {
  const enquiry = contentOf(row);
  return enquiry && withContent(row, enquiry);
}

/** Stands in for an enquiry that cannot be parsed, and shows the operator the remaining text. */
function unreadable(row: Row): Enquiry {
  const extras = [['unreadable', String(row['content'])]] as const;
  return { kind: 'contact', fields: [['name', '(unreadable)']], extras };
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

/** Joins rows of `enquiries`, in their order, with rows of `deliveries`. */
export function entriesOf(enquiries: readonly Row[], deliveries: readonly Row[]): Entry[] {
  const byEnquiry = Map.groupBy(deliveries, (row) => Number(row['enquiry']));
  return enquiries.map((row) => {
    const stored = withContent(row, contentOf(row) ?? unreadable(row));
    const own = (byEnquiry.get(stored.id) ?? []).map(deliveryOf);
    return { ...stored, state: stateOf(row['held'] === 1, own), deliveries: own };
  });
}
