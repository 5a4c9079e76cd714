import { writeFileSync } from 'node:fs';

/**
 * An Error that stops a build, without a stack: the owner has no use for the line of our code that
 * noticed it. Astro guesses a hint from an error's words, so a report is not a part of it.
 * @param message what to do, in a sentence
 * @param reason left in half a sentence where whoever started this build asked for it
 */
export function reason(message: string, reason: string): Error {
  const report = process.env['BUILD_REPORT'];
  if (report) writeFileSync(report, reason);
  const error = new Error(message);
  error.stack = '';
  return error;
}
