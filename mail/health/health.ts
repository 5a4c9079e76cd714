import { HOUR } from '../../lib/durations.ts';
import { minuteOf } from '../clock.ts';
import type { MailServerState } from '../delivery/mailServer.ts';
import { describeSmtpError } from '../delivery/smtpErrors.ts';
import type { Backlog } from '../outbox/deliveries.ts';
import type { DeliveryState } from '../outbox/enquiry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { DamagedFile } from '../outbox/recovery.ts';
import { UNKNOWN_DELIVERY } from '../outbox/salvage.ts';

/** Enquiries that at least one of the inn's addresses has not received. */
export interface Missing extends Omit<Backlog, 'recipients' | 'isElsewhere'> {
  /** `1 of 2` if only some of MAIL_TO's addresses miss these enquiries, and another has each of them. */
  some?: string | undefined;
}

/** The state of delivery, for /healthz, the alert and other reports. */
export interface DeliveryHealth {
  /** `unwritable`: the last enquiry could not be stored. */
  store: 'good' | 'unwritable' | 'unreadable' | 'damaged';
  /** Damaged outboxes that the operator has not moved away yet. */
  damagedFiles: readonly DamagedFile[];
  mailServer: MailServerState;
  /** Still being retried. */
  waiting: Missing | undefined;
  /** Given up on after three days. */
  givenUp: Missing | undefined;
  /** Enquiries that look like a bot's and are not mailed. */
  held: number;
}

function missingIn({ deliveries }: Outbox, state: DeliveryState): Missing | undefined {
  const backlog = deliveries.backlog(state);
  if (!backlog) return undefined;
  const { recipients, isElsewhere, ...missing } = backlog;
  const all = deliveries.recipients.length;
  return {
    ...missing,
    some: isElsewhere && recipients < all ? `${recipients} of ${all}` : undefined,
  };
}

/** Reads the state of delivery. Never throws: an unreadable outbox is a state too. */
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

/** Milliseconds that an enquiry may wait before it is a problem: guests expect an answer the same day. */
const MAX_WAIT = HOUR;

/** Something that is wrong. The sentence tells the operator, without guests' words. */
export interface HealthProblem {
  kind: 'store' | 'damaged' | 'waiting' | 'given-up' | 'mail-server';
  sentence: string;
}

const STORE = {
  unwritable: 'The last enquiry could not be stored: is the disk full?',
  unreadable: 'The outbox cannot be read: is DATA_DIR still there?',
  damaged:
    'The outbox is damaged: start the service again, it saves what can be read into a new one.',
} as const;

const timeInWords = (time: Date): string => `${minuteOf(time)} UTC`;

function count(missing: Missing, one: string, several: string): string {
  return missing.count === 1 ? `1 enquiry ${one}` : `${missing.count} enquiries ${several}`;
}

function why({ codes }: Missing, server?: MailServerState): string {
  if (codes !== undefined) return describeSmtpError(codes);
  return server?.kind === 'bad' ? describeSmtpError(server.codes) : 'not tried yet';
}

const toSome = ({ some }: Missing) => (some ? ` to ${some} addresses` : '');
const forSome = ({ some }: Missing) => (some ? ` for ${some} addresses` : '');

function isOverdue(missing: Missing | undefined, now: number): missing is Missing {
  // The absolute value: the clock may have been ahead when the enquiry arrived.
  return missing !== undefined && Math.abs(now - missing.since.getTime()) > MAX_WAIT;
}

/** Current problems, worst first. */
export function problemsOf(health: DeliveryHealth, now: number): HealthProblem[] {
  const { store, damagedFiles, waiting, givenUp, mailServer } = health;
  const problems: HealthProblem[] = [];
  if (store !== 'good') problems.push({ kind: 'store', sentence: STORE[store] });
  for (const { name, saved } of damagedFiles) {
    problems.push({
      kind: 'damaged',
      sentence: `The outbox was damaged: ${saved} ${saved === 1 ? 'enquiry was' : 'enquiries were'} saved into a new one, others may be missing. The damaged one is ${name} in DATA_DIR; see docs/operations.md, then move it away.`,
    });
  }
  if (isOverdue(waiting, now)) {
    const since = timeInWords(waiting.since);
    const who = count(waiting, 'waits', 'wait');
    problems.push({
      kind: 'waiting',
      sentence: `${who} to be mailed${toSome(waiting)}, the first since ${since}: ${why(waiting, mailServer)} (npm run mail:outbox shows them).`,
    });
  }
  if (givenUp) {
    const since = timeInWords(givenUp.since);
    const who = count(givenUp, 'was', 'were');
    problems.push({
      kind: 'given-up',
      sentence: `${who} given up on${forSome(givenUp)}, the first of ${since}: ${why(givenUp)}; then npm run mail:outbox -- retry ${givenUp.codes === UNKNOWN_DELIVERY ? 'and its number' : 'failed'}.`,
    });
  }
  if (mailServer.kind === 'bad' && !isOverdue(waiting, now)) {
    const since = timeInWords(mailServer.since);
    problems.push({
      kind: 'mail-server',
      sentence: `Since ${since} the mail server cannot be used, enquiries wait safely: ${describeSmtpError(mailServer.codes)}.`,
    });
  }
  return problems;
}

/** Whether to alert: an enquiry could not be stored, or has not reached the inn. */
export function isSerious({ kind }: HealthProblem): boolean {
  return kind !== 'mail-server';
}
