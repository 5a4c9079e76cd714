/**
 * What became of a letter that could not be mailed. untouched: nothing of it was taken, another try
 * may fare better · refused: its recipient takes no mail · unknown: it may have gone out, or is not
 * wanted as it is.
 */
export type Outcome = 'untouched' | 'refused' | 'unknown';

/** No conversation came about. nodemailer names `CONN` for a line that breaks at the very end as well. */
const NO_LINE = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+|EDNS|ETLS)$/;
const NO_GREETING = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'];
/** The server has heard the whole letter and answered no. */
const WHOLE = 'EMESSAGE';

/** @param error as nodemailer rejects with */
export function outcomeOf(error: unknown): Outcome {
  const parts = (error ?? {}) as Record<string, unknown>;
  const { code, originalCode = code, timeoutType, command } = parts;
  const answer = Number(parts['responseCode'] ?? 0);
  if (code === 'EAUTH' || (answer >= 400 && answer < 500)) return 'untouched';
  if (answer >= 500) {
    if (command === 'RCPT TO') return 'refused';
    return code === WHOLE ? 'unknown' : 'untouched';
  }
  const isAway = NO_LINE.test(String(originalCode)) || NO_GREETING.includes(String(timeoutType));
  return isAway ? 'untouched' : 'unknown';
}
