/** What a failed delivery means to the operator. */
export interface SmtpError {
  /** Half a sentence: what is wrong. */
  what: string;
  /** Half a sentence: what to do about it. */
  fix: string;
  /** It affects every letter, not just this one. */
  isServer: boolean;
}

/** The code of every attempt while SMTP_URL is not set. */
export const NO_MAILBOX = 'NOMAILBOX';

const SERVER: readonly (readonly [codes: RegExp, what: string, fix: string])[] = [
  [
    new RegExp(`^${NO_MAILBOX}$`),
    'no mailbox is set up yet',
    'give one in the editor under “Going live”, or set SMTP_URL',
  ],
  [
    /^EAUTH 4\d\d/,
    'the mail server cannot check the password just now',
    'it is tried again by itself',
  ],
  [
    /^(?:EAUTH|ENOAUTH|EOAUTH)/,
    'the mail server refuses the user name or password',
    'correct them in SMTP_URL and start again',
  ],
  [
    /ECONNREFUSED/,
    'nothing answers at the mail server’s address',
    'check host and port in SMTP_URL, and that the mail server runs',
  ],
  [
    /ENOTFOUND|EDNS|EAI_/,
    'the mail server’s name is not found',
    'check the host in SMTP_URL, and this machine’s network',
  ],
  [
    /ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/,
    'the mail server does not answer',
    'check host and port in SMTP_URL, and that a firewall lets this port out',
  ],
  [
    /CERT|TLS|SSL/,
    'no encrypted connection to the mail server comes about',
    'check its certificate, and that SMTP_URL begins with smtps:// for port 465, smtp:// for others',
  ],
  [
    /^(?:ESOCKET|ECONNECTION|ECONNRESET|EPROTOCOL|EPIPE)/,
    'the mail server breaks the conversation off',
    'check port and smtps:// or smtp:// in SMTP_URL',
  ],
];

const LETTER: readonly (readonly [codes: RegExp, what: string, fix: string])[] = [
  [
    /^DAMAGED$/,
    'whether it was mailed is not known, for the outbox was damaged',
    'look for it in your mail, and if it is not there',
  ],
  [
    /^UNREADABLE$/,
    'the outbox is damaged there',
    'look for it in your last backup; export writes what is left of it',
  ],
  [/ 4\d\d/, 'the mail server asks to try again later', 'it is tried again by itself'],
  [
    /^EENVELOPE 5\d\d MAIL/,
    'the mail server refuses the sender',
    'set MAIL_FROM to an address that it allows',
  ],
  [/^EENVELOPE/, 'the mail server refuses the recipient', 'check MAIL_TO'],
  [/ 5\d\d/, 'the mail server refuses the letter', 'ask its provider why'],
];

const UNKNOWN = [/$/, 'delivery fails', 'search for these codes'] as const;

/** @param codes as stored in the outbox ({@link errorCodes}) */
export function classifySmtpError(codes: string): SmtpError {
  const find = (kinds: typeof SERVER) => kinds.find(([pattern]) => pattern.test(codes));
  const server = find(SERVER);
  const [, what, fix] = server ?? find(LETTER) ?? UNKNOWN;
  return { what, fix, isServer: server !== undefined };
}

/** `the mail server refuses the user name or password (EAUTH 535 AUTH PLAIN): correct them in …`. */
export function describeSmtpError(codes: string): string {
  const { what, fix } = classifySmtpError(codes);
  return `${what} (${codes}): ${fix}`;
}

/** An error's codes only, such as `EAUTH 535 AUTH PLAIN`: the server's own words may quote the guest. */
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
 * What became of a letter that failed. untouched: the server took nothing, a retry is safe ·
 * rejected: the recipient's address takes no mail · unknown: it may have gone out, or is unwanted.
 */
export type Outcome = 'untouched' | 'rejected' | 'unknown';

/** No conversation took place. Not `CONN`: nodemailer also uses it for a connection lost at the very end. */
const NO_CONNECTION = /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_\w+|EDNS|ETLS)$/;
const NO_GREETING = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT'];
/** The server has read the whole letter and refused it. */
const WHOLE_LETTER = 'EMESSAGE';

/** @param error as nodemailer rejects with */
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
