import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { expect, test, vi } from 'vitest';
import { BOOKING, CONTACT } from '../../tests/mail/support/enquiries.ts';
import { sendLetter, smtpTransport, testLetter } from '../delivery/mailServer.ts';
import type { InnFacts } from '../innFacts.ts';
import type { Enquiry } from '../outbox/enquiry.ts';

const LETTERS = join(import.meta.dirname, '../../tests/fixtures/messages/letters.txt');

const sent: SendMailOptions[] = [];
vi.mock('nodemailer', () => ({
  createTransport: () => ({
    sendMail: async ({ signal: _, ...letter }: SendMailOptions & { signal: AbortSignal }) => {
      sent.push(letter);
      return {};
    },
  }),
}));

const INN: InnFacts = { name: 'Copperpod Inn', city: 'Bengaluru', timeZone: 'Asia/Kolkata' };
const SETTINGS = {
  smtpUrl: 'smtp://mail.example',
  mailTo: ['inn@inn.example'],
  mailFrom: 'web@inn.example',
};
const WORDS = { subject: 'We have it', text: 'Quote [reference].', replyTo: 'inn@inn.example' };

const booking: Enquiry = { kind: 'booking', fields: Object.entries(BOOKING), extras: [] };
const contact: Enquiry = {
  kind: 'contact',
  fields: Object.entries(CONTACT),
  extras: [
    ['room', 'Deluxe Double AC Room'],
    ['guests', '3'],
    ['note', 'typed by a browser’s extension'],
  ],
  reference: 'K7M-4RX',
};

/** A letter as people read it: all headers, then the text, then the HTML. */
function written({ text, html, ...headers }: SendMailOptions): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return [lines.join('\n'), text, ...(html ? [html] : [])].join('\n\n');
}

test('every e-mail that the service writes is unchanged', async () => {
  const { signal } = new AbortController();
  const transport = smtpTransport(SETTINGS, () => ({ inn: INN, held: 2 }));
  const due = { id: 1, entry: 1, recipient: 'inn@inn.example', attempts: 0, messageId: '<1@inn>' };
  const acceptedAt = new Date('2027-02-01T04:30:00Z');
  for (const enquiry of [booking, contact])
    await transport.send({ ...due, enquiry, acceptedAt }, signal);
  await transport.acknowledge(contact, WORDS, INN, signal);
  await transport.alert('The disk is full.', SETTINGS.mailTo, INN, signal);
  await sendLetter(SETTINGS, { to: SETTINGS.mailTo, ...testLetter(INN.name) });
  expect(sent).toHaveLength(5);
  const text = sent.map(written).join(`\n${'-'.repeat(80)}\n`);
  await expect(text).toMatchFileSnapshot(LETTERS);
});

test.each(['Sea View: Goa', 'Sea View; Goa', 'Sea View (Goa)'])(
  'the sender is %s, as MAIL_FROM names it',
  async (name) => {
    const settings = { ...SETTINGS, mailFrom: `${name} <web@inn.example>` };
    const transport = smtpTransport(settings, () => ({ inn: INN, held: 0 }));
    const letter = { to: ['owner@inn.example'], subject: 'Link', text: 'Open it.' };
    sent.length = 0;
    await transport.alert('Full.', SETTINGS.mailTo, INN, new AbortController().signal);
    await sendLetter(settings, letter);
    const sender = { name, address: 'web@inn.example' };
    expect(sent.map(({ from }) => from)).toEqual([sender, sender]);
  },
);
