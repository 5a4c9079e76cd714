import { expect, vi } from 'vitest';
import type { FormKind } from '../../../src/enquiry/contract/forms.ts';
import { MIN_FILL_TIME } from '../../../src/enquiry/contract/service.ts';
import { enquiry as words } from '../../../src/site/words/enquiry.ts';
import type { InLanguage } from '../../../src/site/words/inLanguage.ts';
import { day, longDate } from '../../support/stay.ts';
import type { Guest } from '../guest.ts';
import { DESK, type Inn, type Journey } from './journey.ts';

const LETTERS = {
  booking: {
    email: 'asha@example.com',
    mobile: '98450 12345',
    checkin: day('03-10'),
    checkout: day('03-12'),
    rooms: '2',
  },
  contact: {
    email: 'asha@example.com',
    subject: 'Parking for a van',
    message: 'Is there room for a van?',
  },
} as const satisfies Record<FormKind, Partial<Record<keyof typeof words.labels, string>>>;

const PATHS: Readonly<Record<FormKind, string>> = { booking: '/', contact: '/contact' };
/** The words of the page's language. */
type Words = InLanguage<typeof words>;
export const send = (kind: FormKind, { send: names }: Words = words) => ({
  role: 'button' as const,
  name: names[kind],
});

export async function openForm(guest: Guest, kind: FormKind, address = PATHS[kind]) {
  await guest.resize(...DESK);
  await guest.goto(address);
  await guest.ask(() => document.querySelector('main form')?.scrollIntoView());
  await guest.until(
    'the form comes alive',
    () => document.querySelector<HTMLFormElement>('main form')?.noValidate === true,
  );
}

/**
 * @param address of the form's page, with its parameters
 * @param said the words of that page
 */
export async function writeAndSend(
  guest: Guest,
  kind: FormKind,
  name: string,
  address?: string,
  said: Words = words,
) {
  await openForm(guest, kind, address);
  const letter: Partial<Record<keyof Words['labels'], string>> = { name, ...LETTERS[kind] };
  for (const [field, label] of Object.entries(said.labels)) {
    const text = letter[field as keyof Words['labels']];
    if (text) await guest.write(label, text);
  }
  // Faster than any person: the e-mail service would quarantine the enquiry.
  await guest.until(
    'a person could have written this',
    (least) => performance.now() > least,
    MIN_FILL_TIME,
  );
  await guest.click(send(kind, said));
}

/** Waits for a text in the notice below the form. */
export const told = (guest: Guest, text: string) =>
  guest.until(
    `the form says “${text}”`,
    (wanted) => document.querySelector('main form')?.textContent.includes(wanted) === true,
    text,
  );

export const typedIn = (guest: Guest, field: string) =>
  guest.ask((name) => {
    const control = document.querySelector('main form')?.querySelector(`[name="${name}"]`);
    return (control as HTMLInputElement | null)?.value;
  }, field);

export async function letterFrom(inn: Inn, name: string) {
  const arrived = () => inn.mailbox.mails.find(({ text }) => text?.includes(name));
  await vi.waitUntil(arrived, { timeout: 20_000 });
  return arrived();
}

export const booking: Journey[] = [
  {
    name: 'booking form: an enquiry is delivered and the form is clean again',
    async walk(inn, engine) {
      const guest = await inn.welcome();
      const name = `Asha ${engine}`;
      await writeAndSend(guest, 'booking', name);
      await told(guest, words.headlines.booking.sent);
      const letter = await letterFrom(inn, name);
      expect(letter?.replyTo?.text).toContain('asha@example.com');
      expect(letter?.text).toContain(longDate('10 March'));
      expect(await typedIn(guest, 'name')).toBe('');
    },
  },
  {
    name: 'booking form: a refused enquiry keeps what was written and offers other ways',
    async walk(inn) {
      const guest = await inn.welcome('refusing');
      await writeAndSend(guest, 'booking', 'Asha Rao');
      await told(guest, words.failures.misconfigured);
      expect(await typedIn(guest, 'name')).toBe('Asha Rao');
      expect(await typedIn(guest, 'checkin')).toBe(day('03-10'));
      await guest.sees('main form a[href^="mailto:"]');
    },
  },
  {
    name: 'booking form: an empty field is named and gets the focus; a reload loses nothing',
    async walk(inn) {
      const guest = await inn.welcome();
      await openForm(guest, 'booking');
      await guest.write('Your name', 'Asha Rao');
      await guest.click(send('booking'));
      await told(guest, 'Please give your e-mail address');
      await guest.until(
        'the first empty field has the focus',
        () => document.activeElement?.getAttribute('name') === 'email',
      );
      await guest.reload();
      await guest.ask(() => document.querySelector('main form')?.scrollIntoView());
      await guest.until(
        'the name stands in the form again',
        () => document.querySelector<HTMLInputElement>('form [name=name]')?.value === 'Asha Rao',
      );
    },
  },
];

export const contact: Journey[] = [
  {
    name: 'contact form: a message is delivered and the form is clean again',
    async walk(inn, engine) {
      const guest = await inn.welcome();
      const name = `Ravi ${engine}`;
      await writeAndSend(guest, 'contact', name);
      await guest.sees({ role: 'alert', name: words.headlines.contact.sent });
      const letter = await letterFrom(inn, name);
      expect(letter?.text).toContain('Is there room for a van?');
      expect(await typedIn(guest, 'message')).toBe('');
    },
  },
  {
    name: 'contact form: a refused message can be put back',
    async walk(inn) {
      const guest = await inn.welcome('refusing');
      await writeAndSend(guest, 'contact', 'Ravi Rao');
      await guest.sees({ role: 'alert', name: words.headlines.contact.failed });
      expect(await typedIn(guest, 'message')).toBe('');
      await guest.click({ role: 'button', name: words.putBack });
      await guest.until(
        'the message stands in the form again',
        () => document.querySelector('textarea')?.value === 'Is there room for a van?',
      );
    },
  },
];
