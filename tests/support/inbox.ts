import { expect } from '@playwright/test';
import { INBOX } from './places.ts';

/** An e-mail in maildev's REST API. */
export interface Mail {
  subject: string;
  to: { address: string }[];
  replyTo: { name: string; address: string }[];
  text: string;
  html: string;
}

/** Waits for the only e-mail from this guest, whose name must be unique. */
export async function mailFrom(guest: string): Promise<Mail> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      const all = (await (await fetch(`${INBOX}/email`)).json()) as Mail[];
      mails = all.filter(({ text }) => text.includes(guest));
      return mails.length;
    })
    .toBe(1);
  const [mail] = mails;
  if (!mail) throw new Error(`No e-mail from ${guest} arrived.`);
  return mail;
}
