import { createTransport, type SendMailOptions } from 'nodemailer';
import { withTimeout } from '../../lib/withTimeout.ts';
import type { Acknowledgement, InnFacts } from '../innFacts.ts';
import { composeLetter, type LetterSetting } from '../letter/letter.ts';
import type { DueDelivery } from '../outbox/deliveries.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import { bareAddress, type MailSettings } from '../settings.ts';

/** Hands an enquiry for one recipient to the mail server; rejects when the server did not take it. */
export type Send = (due: DueDelivery, signal: AbortSignal) => Promise<void>;

/** The way to the mail server. */
export interface Transport {
  send: Send;
  /** Tells the guest of an enquiry that it has come, in the inn's fixed words. */
  acknowledge(
    enquiry: Enquiry,
    words: Acknowledgement,
    inn: InnFacts,
    signal: AbortSignal,
  ): Promise<void>;
  /** Mails the inn that something is wrong; rejects when none of the recipients could be reached. */
  alert(
    sentence: string,
    recipients: readonly string[],
    inn: InnFacts,
    signal: AbortSignal,
  ): Promise<void>;
  /** Goes as far as a letter's beginning; rejects when the server could not be given one. */
  verify(): Promise<void>;
}

// A mail server that says nothing for so long is taken for dead; the enquiry is tried again later.
export type SmtpPatience = Partial<typeof PATIENCE>;
const PATIENCE = {
  connectionTimeout: 20_000,
  greetingTimeout: 20_000,
  socketTimeout: 45_000,
  /** All of it: one that says a word now and then and never comes to an end is dead as well. */
  letterTimeout: 300_000,
};

/** SMTP, a connection an enquiry. */
export function smtpTransport(
  settings: Pick<MailSettings, 'smtpUrl' | 'mailTo' | 'mailFrom'>,
  setting: () => LetterSetting,
  patience: SmtpPatience = {},
): Transport {
  const { letterTimeout, ...timeouts } = { ...PATIENCE, ...patience };
  const transport = createTransport({
    url: settings.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const mail = (letter: SendMailOptions, signal: AbortSignal) =>
    withTimeout(letterTimeout, (until) => transport.sendMail({ ...letter, signal: until }), signal);
  const to = [...settings.mailTo];
  const address = bareAddress(settings.mailFrom) ?? '';
  // A sender without a name of its own gets the inn's.
  const senderOf = ({ name }: InnFacts) =>
    settings.mailFrom !== address || name === ''
      ? settings.mailFrom
      : { name: `${name} website`, address };
  return {
    acknowledge: async (enquiry, { subject, text, replyTo }, inn, signal) => {
      const guest = fieldValue(enquiry, 'email');
      const filled = (words: string) => words.replaceAll('[reference]', enquiry.reference ?? '');
      const letter = {
        ...{ subject: filled(subject), text: filled(text), replyTo, from: senderOf(inn) },
        to: { name: '', address: guest },
        // Not the empty sender of RFC 3834: most mail hosts refuse it from whoever logs in.
        envelope: { from: address, to: [guest] },
        headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
      };
      await mail(letter, signal);
    },
    send: async ({ enquiry, messageId, acceptedAt, recipient }, signal) => {
      const said = setting();
      const letter = {
        ...(await composeLetter(enquiry, acceptedAt, said)),
        from: senderOf(said.inn),
        to,
        // One alone: the server's answer to the letter holds for this recipient and no other.
        // Stated, so that nothing in a letter can ever become a recipient.
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

/** Why delivery failed, in codes only: a server's own words may quote the guest. */
export function reasonOf(error: unknown): string {
  const { originalCode, code, errcode, responseCode, command } = (error ?? {}) as Record<
    string,
    unknown
  >;
  const parts = [originalCode ?? code, errcode, responseCode, command].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(' ') : 'unknown';
}
