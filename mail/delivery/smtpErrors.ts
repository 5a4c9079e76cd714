import { ENCRYPTION_ERROR } from '../../lib/errors.ts';

/** What went wrong. */
export type SmtpErrorKind =
  | 'busy'
  | 'password'
  | 'refused'
  | 'notFound'
  | 'silent'
  | 'encryption'
  | 'brokenOff'
  | 'damaged'
  | 'later'
  | 'sender'
  | 'recipient'
  | 'letter'
  | 'noMailbox'
  | 'unknown';

/** What a failed delivery means to the operator. */
export interface SmtpError {
  kind: SmtpErrorKind;
  /** Half a sentence: what is wrong. */
  what: string;
  /** Half a sentence: what to do about it. */
  fix: string;
  /** Whether it affects every letter, not just this one. */
  isServer: boolean;
}

/** The error code of every attempt while SMTP_URL is not set. */
export const NO_MAILBOX = 'NOMAILBOX';

type Known = readonly [codes: RegExp, kind: SmtpErrorKind, what: string, fix: string];

const SERVER: readonly Known[] = [
  [
    new RegExp(`^${NO_MAILBOX}$`),
    'noMailbox',
    'no mailbox is set up yet',
    'give one in the editor under “Going live”, or set SMTP_URL',
  ],
  [
    /^EAUTH 4\d\d/,
    'busy',
    'the mail server cannot check the password just now',
    'it is tried again by itself',
  ],
  [
    /^(?:EAUTH|ENOAUTH|EOAUTH)/,
    'password',
    'the mail server refuses the user name or password',
    'correct them in SMTP_URL and start again',
  ],
  [
    /ECONNREFUSED/,
    'refused',
    'nothing answers at the mail server’s address',
    'check host and port in SMTP_URL, and that the mail server runs',
  ],
  [
    /ENOTFOUND|EDNS|EAI_/,
    'notFound',
    'the mail server’s name is not found',
    'check the host in SMTP_URL, and this machine’s network',
  ],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
    'silent',
    'the mail server does not answer',
    'check host and port in SMTP_URL, and that a firewall lets this port out',
  ],
  [
    ENCRYPTION_ERROR,
    'encryption',
    'no encrypted connection to the mail server comes about',
    'check its certificate, and that SMTP_URL begins with smtps:// for port 465, smtp:// for others',
  ],
  [
    /^(?:ESOCKET|ECONNECTION|ECONNRESET|EPROTOCOL|EPIPE)/,
    'brokenOff',
    'the mail server breaks the conversation off',
    'check port and smtps:// or smtp:// in SMTP_URL',
  ],
];

const LETTER: readonly Known[] = [
  [
    /^DAMAGED$/,
    'damaged',
    'whether it was mailed is not known, for the outbox was damaged',
    'look for it in your mail, and if it is not there',
  ],
  [
    /^UNREADABLE$/,
    'damaged',
    'the outbox is damaged there',
    'look for it in your last backup; export writes what is left of it',
  ],
  [/ 4\d\d/, 'later', 'the mail server asks to try again later', 'it is tried again by itself'],
  [
    /^EENVELOPE 5\d\d MAIL/,
    'sender',
    'the mail server refuses the sender',
    'set MAIL_FROM to an address that it allows',
  ],
  [/^EENVELOPE/, 'recipient', 'the mail server refuses the recipient', 'check MAIL_TO'],
  [/ 5\d\d/, 'letter', 'the mail server refuses the letter', 'ask its provider why'],
];

const UNKNOWN = [/$/, 'unknown', 'delivery fails', 'search for these codes'] as const;

/** @param codes as stored in the outbox ({@link errorCodes}) */
export function classifySmtpError(codes: string): SmtpError {
  const find = (known: readonly Known[]) => known.find(([pattern]) => pattern.test(codes));
  const server = find(SERVER);
  const [, kind, what, fix] = server ?? find(LETTER) ?? UNKNOWN;
  return { kind, what, fix, isServer: server !== undefined };
}

/** `the mail server refuses the user name or password (EAUTH 535 AUTH PLAIN): correct them in …`. */
export function describeSmtpError(codes: string): string {
  const { what, fix } = classifySmtpError(codes);
  return `${what} (${codes}): ${fix}`;
}

/** Only an error's codes, such as `EAUTH 535 AUTH PLAIN`: the server's own words may quote the guest. */
export function errorCodes(error: unknown): string {
  const { originalCode, code, errcode, responseCode, command } = (error ?? {}) as Record<
    string,
    unknown
  >;
  const parts = [originalCode ?? code, errcode, responseCode, command].filter(
    (part) => part !== undefined,
  );
  return parts.length > 0 ? parts.join(' ') : 'unknown';
}

/**
 * What became of a letter that failed. untouched: the server accepted nothing, so a retry is safe ·
 * rejected: the recipient's address takes no mail · unknown: it may have been sent, or the server read
 * the whole letter and refused it.
 */
export type Outcome = 'untouched' | 'rejected' | 'unknown';

/** No SMTP conversation took place. Not `CONN`: nodemailer also uses it for a connection lost at the end. */
const NO_CONNECTION = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+|EDNS|ETLS)$/;
const NO_GREETING = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'];
/** nodemailer's code when the server has read the whole letter and refused it. */
const WHOLE_LETTER = 'EMESSAGE';

/** @param error nodemailer's */
export function outcomeOf(error: unknown): Outcome {
  const parts = (error ?? {}) as Record<string, unknown>;
  const { code, originalCode = code, timeoutType, command } = parts;
  const answer = Number(parts['responseCode'] ?? 0);
  if (code === 'EAUTH' || (answer >= 400 && answer < 500)) return 'untouched';
  if (answer >= 500) {
    if (command === 'RCPT TO') return 'rejected';
    return code === WHOLE_LETTER ? 'unknown' : 'untouched';
  }
  const isUnreachable =
    NO_CONNECTION.test(String(originalCode)) || NO_GREETING.includes(String(timeoutType));
  return isUnreachable ? 'untouched' : 'unknown';
}
