import { expect, type Locator, type Page } from '@playwright/test';
import type { FormKind } from '../../src/enquiry/contract/forms.ts';
import { day } from './stay.ts';

/** A guest's input by field label, in the form's order. */
export const LETTERS = {
  booking: {
    'Your name': 'Asha Rao',
    'E-mail': 'asha@example.com',
    'Mobile number': '98450 12345',
    'Check-in': day('03-10'),
    'Check-out': day('03-12'),
    Rooms: '2',
  },
  contact: {
    'Your name': 'Asha Rao',
    'E-mail': 'asha@example.com',
    Subject: 'Parking for a van',
    Message: 'Is there room for a van?\nIt is 5 m long.',
  },
} as const satisfies Record<FormKind, Record<string, string>>;

const PLACES = {
  booking: { path: '/', name: 'Booking enquiry' },
  contact: { path: '/contact', name: 'Message to the inn' },
} as const;

export const pathOf = (kind: FormKind) => PLACES[kind].path;
export const formOn = (page: Page, kind: FormKind) =>
  page.getByRole('form', { name: PLACES[kind].name });
export const fieldOf = (form: Locator, label: string) => form.getByLabel(label, { exact: true });
export const sendButton = (form: Locator) => form.getByRole('button', { name: /^Send/ });
export const typedIn = (form: Locator) =>
  form
    .locator(':is(input, textarea)[required]')
    .evaluateAll((fields) => (fields as HTMLInputElement[]).map(({ value }) => value));

/** Whether the form has hydrated: it then shows its own error messages. */
export const isAlive = (form: Locator) => expect(form).toHaveJSProperty('noValidate', true);

/** Opens a form's page and waits until the form has hydrated. */
export async function openForm(page: Page, kind: FormKind): Promise<Locator> {
  await page.goto(pathOf(kind));
  const form = formOn(page, kind);
  await form.scrollIntoViewIfNeeded();
  await isAlive(form);
  return form;
}

export async function fillIn(form: Locator, letter: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(letter)) await fieldOf(form, label).fill(text);
}

/** Opens a form, fills it in and sends it. */
export async function writeAndSend(page: Page, kind: FormKind): Promise<Locator> {
  const form = await openForm(page, kind);
  await fillIn(form, LETTERS[kind]);
  await sendButton(form).click();
  return form;
}
