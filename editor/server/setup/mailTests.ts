import { randomInt, randomUUID } from 'node:crypto';
import { HOUR } from '../../../lib/durations.ts';
import { sendLetter } from '../../../mail/delivery/mailServer.ts';
import { classifySmtpError, errorCodes } from '../../../mail/delivery/smtpErrors.ts';
import type { MailSettings } from '../../../mail/settings.ts';
import { say } from '../../model/wording.ts';
import { setupWords } from '../../setupWords.ts';
import { HttpError } from '../http/httpError.ts';
import { inLanguage } from '../language/requestLanguage.ts';

/** Milliseconds; shorter than the outbox's, since someone is waiting at the page. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 15_000,
  letterTimeout: 25_000,
};
/** Milliseconds for which a number is valid. */
const LIFETIME = HOUR;
/** Wrong numbers after which a new e-mail has to be sent. */
const MAX_TRIES = 5;
/** Tests that may wait for their number at once, in all windows. */
const MAX_PENDING = 5;

/** A random number of six digits, for a test e-mail. */
export const newNumber = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** The test e-mail, in the language of the request. */
export function testLetter(number: string, inn: string): { subject: string; text: string } {
  const { subject, text } = setupWords.letter;
  const fill = (sentence: string) => say(inLanguage(sentence), { number, inn });
  return { subject: fill(subject), text: fill(text) };
}

type Target = Pick<MailSettings, 'smtpUrl' | 'mailTo' | 'mailFrom'>;

interface Pending<Tested> {
  number: string;
  tested: Tested;
  tries: number;
  until: number;
}

/** Test e-mails with a number; typing it in proves that they arrived. */
export class MailTests<Tested> {
  #pending = new Map<string, Pending<Tested>>();
  #timeouts: typeof TIMEOUTS;
  #now: () => number;

  constructor(timeouts: Partial<typeof TIMEOUTS> = {}, now = Date.now) {
    this.#timeouts = { ...TIMEOUTS, ...timeouts };
    this.#now = now;
  }

  /**
   * Sends a test e-mail.
   * @param tested returned by `check` once the number is right
   * @returns the test's id
   * @throws HttpError 422 with a sentence about what the mail server says
   */
  async send(target: Target, innName: string, tested: Tested): Promise<string> {
    const number = newNumber();
    try {
      const letter = { to: target.mailTo, ...testLetter(number, innName) };
      await sendLetter(target, letter, this.#timeouts);
    } catch (error) {
      const codes = errorCodes(error);
      const { kind } = classifySmtpError(codes);
      throw new HttpError(422, setupWords.mailFailures[kind], { kind, codes });
    }
    return this.expect(number, tested);
  }

  /** Registers the number of a letter that was sent. @returns the test's id */
  expect(number: string, tested: Tested): string {
    const id = randomUUID();
    const until = this.#now() + LIFETIME;
    this.#pending.set(id, { number, tested, tries: 0, until });
    const [oldest] = this.#pending.keys();
    if (this.#pending.size > MAX_PENDING && oldest) this.#pending.delete(oldest);
    return id;
  }

  /**
   * What was tested, if the number is that of the letter.
   * @throws HttpError 422 for another number, 410 if the test is too old, unknown or tried too often
   */
  check(id: string, typed: string): Tested {
    const test = this.#pending.get(id);
    if (!test || test.until < this.#now() || test.tries >= MAX_TRIES) {
      this.#pending.delete(id);
      throw new HttpError(410, setupWords.testGone);
    }
    if (typed.replace(/\D/g, '') === test.number) return test.tested;
    test.tries += 1;
    throw new HttpError(422, setupWords.wrongNumber);
  }

  /** Ends a test. */
  forget(id: string): void {
    this.#pending.delete(id);
  }
}
