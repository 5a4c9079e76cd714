import { describeSmtpError } from '../delivery/smtpErrors.ts';
import type { DeliveryHealth, Missing } from './deliveryHealth.ts';

/** Milliseconds a letter may wait before somebody has to know: a guest expects an answer the same day. */
const TOO_LONG = 60 * 60_000;

/** One sentence on what is wrong, for whoever watches over the service. No guest's words. */
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

/** `2027-03-10 09:30 UTC`. */
export function timeInWords(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function count(missing: Missing, one: string, several: string): string {
  return missing.count === 1 ? `1 enquiry ${one}` : `${missing.count} enquiries ${several}`;
}

function why({ codes }: Missing): string {
  return codes === undefined ? 'not tried yet' : describeSmtpError(codes);
}

const toSome = ({ some }: Missing) => (some ? ` to ${some} addresses` : '');
const forSome = ({ some }: Missing) => (some ? ` for ${some} addresses` : '');

function isOverdue(missing: Missing | undefined, now: number): missing is Missing {
  return missing !== undefined && now - missing.since.getTime() > TOO_LONG;
}

/** What is wrong, worst first; empty when nothing is. */
export function ailmentsOf(health: DeliveryHealth, now: number): HealthProblem[] {
  const { store, damagedFiles, waiting, givenUp, mailServer } = health;
  const ailments: HealthProblem[] = [];
  if (store !== 'good') ailments.push({ kind: 'store', sentence: STORE[store] });
  for (const { name, saved } of damagedFiles) {
    ailments.push({
      kind: 'damaged',
      sentence: `The outbox was damaged: ${saved} ${saved === 1 ? 'enquiry was' : 'enquiries were'} saved into a new one, others may be missing. The damaged one is ${name} in DATA_DIR; see docs/operations.md, then move it away.`,
    });
  }
  if (isOverdue(waiting, now)) {
    const since = timeInWords(waiting.since);
    const who = count(waiting, 'waits', 'wait');
    ailments.push({
      kind: 'waiting',
      sentence: `${who} to be mailed${toSome(waiting)}, the first since ${since}: ${why(waiting)} (npm run mail:outbox shows them).`,
    });
  }
  if (isOverdue(givenUp, now)) {
    const since = timeInWords(givenUp.since);
    const who = count(givenUp, 'was', 'were');
    ailments.push({
      kind: 'given-up',
      sentence: `${who} given up on${forSome(givenUp)}, the first of ${since}: ${why(givenUp)}; then npm run mail:outbox -- retry failed.`,
    });
  }
  if (mailServer.kind === 'bad' && !isOverdue(waiting, now)) {
    const since = timeInWords(mailServer.since);
    ailments.push({
      kind: 'mail-server',
      sentence: `Since ${since} the mail server cannot be used, enquiries wait safely: ${describeSmtpError(mailServer.codes)}.`,
    });
  }
  return ailments;
}

/** Whether monitoring is to ring: an enquiry was lost to its guest, or the inn does not get it. */
export function isSerious({ kind }: HealthProblem): boolean {
  return kind !== 'mail-server';
}
