import { idsIn, postEnquiry } from '../../editor/server/setup/emailjs.ts';
import { OperatorError } from '../../lib/errors.ts';
import { beginningOf } from '../../lib/responses.ts';
import type { Env } from '../../lib/settings.ts';
import { capital, oneLine } from '../../lib/text.ts';
import { sendLetter, smtpTransport, testLetter } from '../../mail/delivery/mailServer.ts';
import { classifySmtpError, errorCodes } from '../../mail/delivery/smtpErrors.ts';
import { UNKNOWN_INN } from '../../mail/innFacts.ts';
import { readMailSettings } from '../../mail/settings.ts';
import { type Diagnostic, error } from '../../src/content/diagnostics/diagnostic.ts';
import { emailjsErrors } from '../../src/content/launch/settings.ts';
import { serviceOf } from '../../src/enquiry/contract/service.ts';

/** The variable parts of a test letter. */
interface Letter {
  innName: string;
  /** The guest's address. */
  email: string;
}

/** Milliseconds; shorter than the outbox's, since someone is waiting at a terminal. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 12_000,
  letterTimeout: 15_000,
};

/** Checks that the mail server of our own e-mail service accepts letters; optionally sends one. */
export async function ownMailErrors(
  env: Env,
  letter?: Pick<Letter, 'innName'>,
  timeouts: typeof TIMEOUTS = TIMEOUTS,
): Promise<Diagnostic[]> {
  try {
    const settings = readMailSettings(env);
    const contextOf = () => ({ inn: UNKNOWN_INN, held: 0 });
    await smtpTransport(settings, contextOf, timeouts).verify();
    if (letter) {
      await sendLetter(settings, { to: settings.mailTo, ...testLetter(letter.innName) }, timeouts);
    }
    return [];
  } catch (reason) {
    if (reason instanceof OperatorError) {
      const message = 'The mailbox is not set up completely: no enquiry reaches you.';
      const fix = `${reason.message} It is set in the file .env, and docs/mail.md explains each.`;
      return [error({ setup: 'mailbox' }, message, fix)];
    }
    const codes = errorCodes(reason);
    const { what, fix } = classifySmtpError(codes);
    const message = `Enquiries would not reach you: ${what}.`;
    return [error({ setup: 'mailbox' }, message, `${capital(fix)} (${codes}).`)];
  }
}

/** Milliseconds. */
const TIMEOUT = 10_000;
/** Characters of a response to show: it may contain anything. */
const MAX_SHOWN = 120;

const fieldsOf = ({ innName, email }: Letter) => ({
  name: innName,
  email,
  subject: testLetter(innName).subject,
  message: 'Sent by npm run launch-check. What guests write will arrive like this.',
});

async function request(origin: string, env: Env, letter?: Letter) {
  const signal = AbortSignal.timeout(TIMEOUT);
  const answer = letter
    ? await postEnquiry(origin, idsIn(env), 'contactTemplateId', fieldsOf(letter), signal)
    : await fetch(origin, { redirect: 'manual', signal });
  // The timeout covers the body as well.
  return { status: answer.status, said: oneLine(await beginningOf(answer, MAX_SHOWN), MAX_SHOWN) };
}

/** Checks that EmailJS is available and, with a letter, that it accepts one with these settings. */
export async function emailjsServiceErrors(env: Env, letter?: Letter): Promise<Diagnostic[]> {
  const unset = emailjsErrors(env);
  if (unset.length > 0) return unset;
  const { origin } = serviceOf(env);
  const answered = await request(origin, env, letter).catch(() => undefined);
  if (!answered) {
    return [
      error(
        { setup: 'emailjs' },
        `The e-mail service at ${origin} does not answer: what guests write would not reach you.`,
        'See whether this machine is on the internet, then look again. If it is, ask whoever set the site up to look at EMAILJS_ORIGIN.',
      ),
    ];
  }
  const { status, said } = answered;
  if (status >= 500 || (letter && (status < 200 || status > 299))) {
    return [
      error(
        { setup: 'emailjs' },
        `The e-mail service at ${origin} refuses: ${status} ${said}`,
        /non-browser/i.test(said)
          ? 'In EmailJS, Account → Security, allow calls from other programs for the time of the test, or send both forms from the site yourself.'
          : 'Open your EmailJS account and compare, or ask whoever set the site up: the EMAILJS_ settings in the file .env must be what the account shows.',
      ),
    ];
  }
  return [];
}
