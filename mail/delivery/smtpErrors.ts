/** What a failed delivery means to whoever runs the service. */
export interface SmtpError {
  /** Half a sentence: what is wrong. */
  what: string;
  /** Half a sentence: what to do about it. */
  fix: string;
  /** No letter can be mailed, not this one alone. */
  isServer: boolean;
}

const SERVER: readonly (readonly [codes: RegExp, what: string, fix: string])[] = [
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

/** @param codes as kept in the outbox, `EAUTH 535 AUTH PLAIN`: the server's own words may quote the guest. */
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
