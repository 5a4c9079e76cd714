import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Mailbox {
  url: string;
  port: number;
  mails: ParsedMail[];
  /** The envelopes' recipients, a list a mail. */
  recipients: string[][];
  /** Resolves once `count` mails are there. */
  arrived(count: number): Promise<ParsedMail[]>;
  close(): Promise<void>;
}

/**
 * A real SMTP server on loopback that stores its mail.
 * @param answerWithin the most milliseconds, by chance, before it says that it has a mail.
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
  // Clients that are killed or cut off are part of these tests.
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
