import { toCsv } from '../../lib/csv.ts';
import { oneLine } from '../../lib/text.ts';
import { FORMS } from '../../src/enquiry/contract/forms.ts';
import { minuteOf } from '../clock.ts';
import type { AcknowledgementState } from '../delivery/acknowledgements.ts';
import { describeSmtpError } from '../delivery/smtpErrors.ts';
import {
  type Delivery,
  type Entry,
  fieldValue,
  languageOf,
  STATES,
  type State,
} from './enquiry.ts';
import { UNKNOWN_DELIVERY } from './salvage.ts';

/** A delivery's progress beyond its state. */
function progressOf({ state, attempts, lastError, nextAttemptAt, giveUpAt }: Delivery): string {
  // Such a delivery is from before each had one recipient: at least one address did not get it.
  const missed = lastError ? `  not to every address: ${describeSmtpError(lastError)}` : '';
  if (state === 'delivered') return missed;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  const last = lastError ? `, last: ${describeSmtpError(lastError)}` : '';
  if (state === 'failed') return `  given up after ${tries}${last}`;
  return `  ${tries}${last}; next ${minuteOf(nextAttemptAt)}, given up ${minuteOf(giveUpAt)}`;
}

function recipientLineOf(delivery: Delivery): string {
  const { recipient, state, deliveredAt } = delivery;
  const time = deliveredAt ? `  ${minuteOf(deliveredAt)}` : '';
  return `\n         ${recipient}  ${state}${time}${progressOf(delivery)}`;
}

const isOnItsWay = ({ state }: Entry) => state === 'queued' || state === 'failed';

/** The progress of an entry's only delivery, for the entry's own line. */
function situationOf({ state, deliveries }: Entry): string {
  if (state === 'held') return '  looks like a bot’s, not mailed';
  const [only] = deliveries;
  return only && deliveries.length === 1 ? progressOf(only) : '';
}

/** A line for each recipient, if there are several and not all have the enquiry. */
function recipientLinesOf(entry: Entry): string {
  if (!isOnItsWay(entry) || entry.deliveries.length < 2) return '';
  return entry.deliveries.map(recipientLineOf).join('');
}

const referenceOf = ({ enquiry }: Entry) => (enquiry.reference ? `  ${enquiry.reference}` : '');

const inLanguage = ({ enquiry }: Entry) => {
  const language = languageOf(enquiry);
  return language && `  ${language}`;
};

/** Whether the guest got a confirmation. */
const ACKNOWLEDGEMENT_TEXTS: Readonly<Record<AcknowledgementState, string>> = {
  waiting: '  guest not told yet',
  sending: '  guest being told',
  sent: '  guest told',
  skipped: '  guest not written to',
  refused: '  guest’s address refused',
  failed: '  guest perhaps not told',
};
const acknowledgementText = (state?: AcknowledgementState) =>
  state ? ACKNOWLEDGEMENT_TEXTS[state] : '';

function writeEntry(entry: Entry, acknowledgement?: AcknowledgementState): string {
  const { id, state, enquiry, acceptedAt } = entry;
  const name = oneLine(fieldValue(enquiry, 'name'), 40);
  return `${String(id).padStart(5)}  ${state.padEnd(9)}  ${minuteOf(acceptedAt)}  ${enquiry.kind.padEnd(7)}  ${name}${inLanguage(entry)}${referenceOf(entry)}${situationOf(entry)}${acknowledgementText(acknowledgement)}${recipientLinesOf(entry)}`;
}

const FIXES: Readonly<Partial<Record<State, string>>> = {
  failed: 'failed: fix what is named, then npm run mail:outbox -- retry failed',
  held: 'held: did a person write one? Then npm run mail:outbox -- retry and its number',
};

const FIX_UNKNOWN = `${UNKNOWN_DELIVERY}: look for each in your mail; those not there: npm run mail:outbox -- retry and their numbers, not retry failed`;

const isUnknown = ({ state, lastError }: Delivery) =>
  state === 'failed' && lastError === UNKNOWN_DELIVERY;

/** How many there are in each state, and what to do about those that are stuck. */
function summaryOf(entries: readonly Entry[]): string {
  const counts = STATES.map((state) => ({
    state,
    count: entries.filter((entry) => entry.state === state).length,
  })).filter(({ count }) => count > 0);
  const total = counts.map(({ state, count }) => `${count} ${state}`).join(', ');
  const hasUnknown = entries.some(({ deliveries }) => deliveries.some(isUnknown));
  const fixes = counts.flatMap(({ state }) =>
    state === 'failed' && hasUnknown ? FIX_UNKNOWN : (FIXES[state] ?? []),
  );
  return [`${total}. Times are UTC.`, ...fixes].join('\n');
}

/** Enquiries for the owner to read, one per line, and what to do about them. */
export function writeListing(
  entries: readonly Entry[],
  acknowledgements: ReadonlyMap<number, AcknowledgementState> = new Map(),
): string {
  if (entries.length === 0) return 'No enquiries.';
  return `${entries.map((entry) => writeEntry(entry, acknowledgements.get(entry.id))).join('\n')}\n\n${summaryOf(entries)}`;
}

// The fields of both forms, without duplicates.
const GUEST_COLUMNS: readonly string[] = [
  ...new Set(Object.values(FORMS).flatMap((fields) => fields.map(({ name }) => name))),
];
const COLUMNS: string[] = [
  ...['id', 'state', 'accepted', 'reference', 'form'],
  ...GUEST_COLUMNS,
  ...['also_sent', 'attempts', 'not_delivered_to'],
];

/** Enquiries as a table for a spreadsheet. */
export function writeCsv(entries: readonly Entry[]): string {
  const rows = entries.map(({ id, state, enquiry, acceptedAt, deliveries }) => [
    String(id),
    state,
    acceptedAt.toISOString(),
    enquiry.reference ?? '',
    enquiry.kind,
    ...GUEST_COLUMNS.map((name) => fieldValue(enquiry, name)),
    // Include fields that forms no longer have.
    [...enquiry.fields.filter(([name]) => !GUEST_COLUMNS.includes(name)), ...enquiry.extras]
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n'),
    String(deliveries.reduce((sum, { attempts }) => sum + attempts, 0)),
    deliveries
      .filter((delivery) => delivery.state !== 'delivered')
      .map(({ recipient }) => recipient)
      .join('\n'),
  ]);
  return toCsv([COLUMNS, ...rows]);
}
