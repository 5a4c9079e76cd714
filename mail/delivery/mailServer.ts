import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../../lib/log.ts';
import { withTimeout } from '../../lib/promises.ts';
import { type Clock, delayAfter, type Pace } from '../clock.ts';
import type { Acknowledgement, InnFacts } from '../innFacts.ts';
import { composeLetter, type LetterContext } from '../letter/letter.ts';
import type { DueDelivery } from '../outbox/deliveries.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import { bareAddress, type MailSettings, senderIn } from '../settings.ts';
import { classifySmtpError, describeSmtpError, errorCodes, NO_MAILBOX } from './smtpErrors.ts';

/** Hands an enquiry for one recipient to the mail server; rejects if the server did not accept it. */
export type Send = (due: DueDelivery, signal: AbortSignal) => Promise<void>;

export interface Transport {
  send: Send;
  /** Tells the guest that the enquiry has arrived, in the inn's own words. */
  acknowledge(
    enquiry: Enquiry,
    words: Acknowledgement,
    inn: InnFacts,
    signal: AbortSignal,
  ): Promise<void>;
  /** Mails the inn that something is wrong; rejects if no recipient could be reached. */
  alert(
    sentence: string,
    recipients: readonly string[],
    inn: InnFacts,
    signal: AbortSignal,
  ): Promise<void>;
  /** Connects and logs in; rejects if the server would not accept a letter. */
  verify(): Promise<void>;
}

/** Milliseconds after which a silent mail server counts as down; the enquiry is tried again later. */
export type SmtpTimeouts = Partial<typeof TIMEOUTS>;
const TIMEOUTS = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 45_000,
  /** For the whole SMTP conversation: a server that trickles bytes without end counts as down, too. */
  letterTimeout: 300_000,
};

function connect(url: string, timeouts: Omit<SmtpTimeouts, 'letterTimeout'>) {
  return createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
}

/** The transport of a new server until its mailbox is set up. */
const noTransport = (): Transport => {
  const refuse = () => Promise.reject(Object.assign(new Error(), { code: NO_MAILBOX }));
  return { acknowledge: refuse, send: refuse, alert: refuse, verify: refuse };
};

/** SMTP, one connection per letter. */
export function smtpTransport(
  settings: Pick<MailSettings, 'smtpUrl' | 'mailTo' | 'mailFrom'>,
  contextOf: () => LetterContext,
  timeouts: SmtpTimeouts = {},
): Transport {
  if (settings.smtpUrl === '') return noTransport();
  const { letterTimeout, ...connection } = { ...TIMEOUTS, ...timeouts };
  const transport = connect(settings.smtpUrl, connection);
  const mail = (letter: SendMailOptions, signal: AbortSignal) =>
    withTimeout(letterTimeout, (until) => transport.sendMail({ ...letter, signal: until }), signal);
  const to = [...settings.mailTo];
  const address = bareAddress(settings.mailFrom) ?? '';
  // If MAIL_FROM has no name, use the inn's.
  const senderOf = ({ name }: InnFacts) =>
    settings.mailFrom !== address || name === ''
      ? senderIn(settings.mailFrom)
      : { name: `${name} website`, address };
  return {
    acknowledge: async (enquiry, { subject, text, replyTo }, inn, signal) => {
      const guest = fieldValue(enquiry, 'email');
      const filled = (words: string) => words.replaceAll('[reference]', enquiry.reference ?? '');
      const letter = {
        ...{ subject: filled(subject), text: filled(text), replyTo, from: senderOf(inn) },
        to: { name: '', address: guest },
        // Do not use the empty sender of RFC 3834: most hosts refuse it from authenticated users.
        envelope: { from: address, to: [guest] },
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      };
      await mail(letter, signal);
    },
    send: async ({ enquiry, messageId, acceptedAt, recipient }, signal) => {
      const said = contextOf();
      const letter = {
        ...(await composeLetter(enquiry, acceptedAt, said)),
        from: senderOf(said.inn),
        to,
        // One recipient, so that the server's answer applies to nobody else. Set it explicitly, so
        // that nothing in a letter can become a recipient.
        envelope: { from: address, to: [recipient] },
        messageId,
        date: acceptedAt,
      };
      await mail(letter, signal);
    },
    alert: async (sentence, recipients, inn, signal) => {
      const subject = `The website of ${inn.name || 'the inn'}: enquiries need your attention`;
      const text = `${sentence}\n\nThe website’s e-mail service wrote this by itself.\n`;
      const alertOne = (recipient: string) => {
        const letter = {
          ...{ subject, text, from: senderOf(inn), to: recipient },
          envelope: { from: address, to: [recipient] },
          headers: { 'Auto-Submitted': 'auto-generated' },
        };
        return mail(letter, signal);
      };
      const results = await Promise.allSettled(recipients.map(alertOne));
      const [first] = results;
      if (first?.status === 'rejected' && results.every(({ status }) => status === 'rejected')) {
        throw first.reason;
      }
    },
    verify: async () => {
      await withTimeout(letterTimeout, () => transport.verify());
    },
  };
}

/** A letter on behalf of the inn that does not pass through the outbox. */
interface Letter {
  to: readonly string[];
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

/** Mails a letter; rejects if the server refuses any of the addresses. */
export async function sendLetter(
  { smtpUrl, mailFrom }: Pick<MailSettings, 'smtpUrl' | 'mailFrom'>,
  { to, ...letter }: Letter,
  { letterTimeout, ...timeouts }: Required<SmtpTimeouts> = TIMEOUTS,
): Promise<void> {
  const transport = connect(smtpUrl, timeouts);
  const from = senderIn(mailFrom);
  const envelope = { from: bareAddress(mailFrom) ?? '', to: [...to] };
  const { rejectedErrors = [] } = await withTimeout(letterTimeout, (signal) =>
    transport.sendMail({ from, to: envelope.to, envelope, ...letter, signal }),
  );
  // nodemailer resolves if the server accepts any of the addresses: a misspelt one would go unnoticed.
  if (rejectedErrors[0]) throw rejectedErrors[0];
}

/** The letter of `npm run launch-check -- --letter`. */
export const testLetter = (innName: string) => ({
  subject: `A test letter from the website of ${innName}`,
  text: 'This letter was sent by npm run launch-check. What guests write in the forms will arrive here in the same way.\n',
});

/** The known state of the mail server; `codes` as {@link errorCodes} returns them. */
export type MailServerState =
  | { kind: 'unknown' }
  | { kind: 'good' }
  | { kind: 'bad'; codes: string; since: Date };

interface Deps {
  transport: Transport;
  clock: Clock;
  pace: Pace;
  log: Log;
  /** Whether letters wait: their own attempts show the server's state, so `verify` is not needed. */
  isLetterWaiting: () => boolean;
}

/** Tracks whether the mail server works: by a check at start, then by every delivery. */
export class MailServer {
  readonly #deps: Deps;
  #state: MailServerState = { kind: 'unknown' };
  #failures = 0;
  #isClosed = false;
  #cancelVerify = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get state(): MailServerState {
    return this.#state;
  }

  /** Delivers, and updates the state. */
  readonly send: Send = async (due, signal) => {
    try {
      await this.#deps.transport.send(due, signal);
      this.#recordSuccess();
    } catch (error) {
      if (signal.aborted) throw error;
      const codes = errorCodes(error);
      // A server that only refuses this letter does work.
      if (classifySmtpError(codes).isServer) this.#recordFailure(codes);
      else this.#recordSuccess();
      throw error;
    }
  };

  /** Checks the server now, and later whenever it is down and no letter is waiting. */
  async verify(): Promise<void> {
    try {
      await this.#deps.transport.verify();
      this.#recordSuccess();
    } catch (error) {
      this.#recordFailure(errorCodes(error));
    }
    this.#verifyLater();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelVerify();
  }

  #verifyLater(): void {
    if (this.#isClosed) return;
    const { clock, pace, isLetterWaiting } = this.#deps;
    this.#cancelVerify = clock.after(delayAfter(Math.max(1, this.#failures), pace), () => {
      const isNeeded = this.#state.kind === 'bad' && !isLetterWaiting();
      if (isNeeded) void this.verify();
      else this.#verifyLater();
    });
  }

  #recordSuccess(): void {
    this.#failures = 0;
    if (this.#isClosed) return;
    if (this.#state.kind === 'bad') this.#deps.log('the mail server can be used again');
    this.#state = { kind: 'good' };
  }

  #recordFailure(codes: string): void {
    this.#failures += 1;
    const known = this.#state.kind === 'bad' ? this.#state : undefined;
    if (this.#isClosed || known?.codes === codes) return;
    this.#deps.log(`the mail server cannot be used, enquiries wait: ${describeSmtpError(codes)}`);
    this.#state = { kind: 'bad', codes, since: known?.since ?? new Date(this.#deps.clock.now()) };
  }
}
