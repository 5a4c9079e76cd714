import { OperatorError } from '../../lib/errors.ts';
import { sendTestLetter, smtpTransport } from '../../mail/delivery/mailServer.ts';
import { classifySmtpError, errorCodes } from '../../mail/delivery/smtpErrors.ts';
import { UNKNOWN_INN } from '../../mail/innFacts.ts';
import { readMailSettings } from '../../mail/settings.ts';
import { type Diagnostic, error } from '../../src/content/diagnostics/diagnostic.ts';
import type { Env } from '../../src/content/launch/settings.ts';

/** Milliseconds; shorter than the outbox's, since someone is waiting at a terminal. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 12_000,
  letterTimeout: 15_000,
};

interface Letter {
  /** The inn's name, for the subject. */
  innName: string;
}

/** Checks that the mail server of our own e-mail service accepts letters; optionally sends one. */
export async function ownMailErrors(
  env: Env,
  letter?: Letter,
  patience: typeof TIMEOUTS = TIMEOUTS,
): Promise<Diagnostic[]> {
  try {
    const settings = readMailSettings(env);
    const setting = () => ({ inn: UNKNOWN_INN, held: 0 });
    await smtpTransport(settings, setting, patience).verify();
    if (letter) await sendTestLetter(settings, letter.innName, patience);
    return [];
  } catch (reason) {
    if (reason instanceof OperatorError) {
      const fix =
        'Until then no enquiry reaches you. Ask whoever set the site up: it is set in the file .env, and docs/mail.md explains each.';
      return [error({}, reason.message, fix)];
    }
    const codes = errorCodes(reason);
    const { what, fix } = classifySmtpError(codes);
    const message = `Enquiries would not reach you: ${what} (${codes}).`;
    return [error({}, message, `${fix[0]?.toUpperCase()}${fix.slice(1)}.`)];
  }
}
