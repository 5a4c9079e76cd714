import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Mailbox {
  url: string;
  port: number;
  mails: ParsedMail[];
  /** The recipients in each mail's envelope. */
  recipients: string[][];
  /** Resolves once `count` mails have arrived. */
  arrived(count: number): Promise<ParsedMail[]>;
  close(): Promise<void>;
}

/**
 * A real SMTP server on loopback that stores its mail.
 * @param answerWithin the longest random delay before it accepts a mail, in milliseconds
 */
export async function openMailbox(
  options: SMTPServerOptions = {},
  { port = 0, answerWithin = 0 } = {},
): Promise<Mailbox> {
  const mails: ParsedMail[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      simpleParser(stream).then((mail) => {
        mails.push(mail);
        recipients.push(session.envelope.rcptTo.map(({ address }) => address));
        server.server.emit('mail');
        setTimeout(done, Math.random() * answerWithin);
      }, done);
    },
    ...options,
  });
  // Ignore errors: clients that are killed or cut off are part of these tests.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    mails,
    recipients,
    arrived: async (count) => {
      while (mails.length < count) await once(server.server, 'mail');
      return mails;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
