import { randomInt } from 'node:crypto';
import type { Log } from '../../../lib/log.ts';
import { type Env, SettingsError } from '../../../lib/settings.ts';
import { sendLetter } from '../../../mail/delivery/mailServer.ts';
import { describeSmtpError, errorCodes } from '../../../mail/delivery/smtpErrors.ts';
import { readMailSettings } from '../../../mail/settings.ts';
import { say } from '../../model/wording.ts';
import { linkLetter, passkeyLetter } from '../../words/signIn.ts';
import { inLanguage } from '../language/requestLanguage.ts';
import type { Letters } from './routes.ts';

/** Milliseconds at most between a request and its letter. */
const LATER = 1_500;

const reasonOf = (error: unknown) =>
  error instanceof SettingsError ? error.message : `${describeSmtpError(errorCodes(error))}.`;

/**
 * The language is that of the browser where the passkey was set up, which may be a thief's, and the other
 * owners read it too: so English follows.
 */
export function passkeyLetterFor(): typeof passkeyLetter {
  const { subject, text } = passkeyLetter;
  const own = inLanguage(text);
  return { subject: inLanguage(subject), text: own === text ? text : `${own}\n${text}` };
}

/**
 * Mails to owners by the inn's own mail server. They are told the same whether that works or not, so
 * what fails is for the operator's log.
 */
export function ownerLetters(now: () => Env, log: Log): Letters {
  const send = async (
    to: string,
    { subject, text }: typeof linkLetter,
    values: Record<string, string>,
    onError: (reason: string) => string,
  ) => {
    try {
      const { smtpUrl, mailFrom } = readMailSettings(now());
      const letter = { to, subject: say(subject, values), text: say(text, values) };
      await sendLetter({ smtpUrl, mailFrom }, letter);
    } catch (error) {
      log(onError(reasonOf(error)));
    }
  };
  const mailLink = (to: string, link: string) =>
    send(
      to,
      { subject: inLanguage(linkLetter.subject), text: inLanguage(linkLetter.text) },
      { host: new URL(link).host, link },
      (reason) =>
        `a sign-in link could not be mailed: ${reason} Until then, npm run editor -- invite prints one.`,
    );
  return {
    // Later, at no certain time: nobody learns from how long an answer takes who the owners are.
    link: (to, link) => void setTimeout(() => void mailLink(to, link), randomInt(1, LATER)),
    passkey: (owners, values) => {
      const letter = passkeyLetterFor();
      for (const to of owners) {
        void send(
          to,
          letter,
          values,
          (reason) => `that a passkey was added could not be mailed: ${reason}`,
        );
      }
    },
  };
}
