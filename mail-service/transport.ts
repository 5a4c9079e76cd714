import { createTransport, type SendMailOptions } from 'nodemailer';
import { type Enquiry, fieldValue } from './enquiry.ts';
import type { Entry } from './entry.ts';
import type { Acknowledgement, InnFacts } from './innFacts.ts';
import { composeLetter, type LetterSetting } from './letter/letter.ts';
import { bareAddress, type MailSettings } from './settings.ts';
import { within } from './within.ts';

/**
 * Hands one enquiry to the mail server; rejects when the server did not take it.
 * @returns why it did not take it for one of several recipients, in codes; undefined when it took it for all.
 */
export type Send = (entry: Entry, signal: AbortSignal) => Promise<string | undefined>;

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
    within(letterTimeout, (until) => transport.sendMail({ ...letter, signal: until }), signal);
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
    send: async (entry, signal) => {
      const said = setting();
      const letter = {
        ...(await composeLetter(entry.enquiry, entry.acceptedAt, said)),
        from: senderOf(said.inn),
        to,
        // Stated, so that nothing in a letter can ever become a recipient.
        envelope: { from: address, to },
        messageId: entry.messageId,
        date: entry.acceptedAt,
      };
      const { rejectedErrors = [] } = await mail(letter, signal);
      return rejectedErrors[0] && reasonOf(rejectedErrors[0]);
    },
    verify: async () => {
      await within(letterTimeout, () => transport.verify());
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
