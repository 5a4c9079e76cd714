import {
  LIB_VERSION,
  PLACEHOLDERS,
  SEND_FORM_PATH,
  type ServiceFields,
} from '../../../src/enquiry/contract/service.ts';
import { day } from '../../support/stay.ts';

/** The guest's own subject in a letter's, such as `Message: Asha Rao, Parking for a van (K7M-4RX)`. */
export const ownSubject = (subject = '') =>
  subject
    .split(', ')
    .at(-1)
    ?.replace(/ \([\w-]+\)$/, '');

export const BOOKING = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  mobile: '98450 12345',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: '2',
};

export const CONTACT = {
  name: 'Asha Rao',
  email: 'asha@example.org',
  subject: 'Parking for a van',
  message: 'Is there room for a van?\nIt is 5 m long.',
};

const SERVICE: Omit<ServiceFields, 'template_id'> = {
  lib_version: LIB_VERSION,
  service_id: PLACEHOLDERS.serviceId,
  user_id: PLACEHOLDERS.publicKey,
};

type Fields = Readonly<Record<string, string>>;

export function bookingForm(changes: Fields = {}): FormData {
  return formOf({
    ...BOOKING,
    checkin: day('03-10'),
    checkout: day('03-12'),
    ...SERVICE,
    template_id: PLACEHOLDERS.bookingTemplateId,
    ...changes,
  });
}

export function contactForm(changes: Fields = {}): FormData {
  return formOf({
    ...CONTACT,
    ...SERVICE,
    template_id: PLACEHOLDERS.contactTemplateId,
    ...changes,
  });
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** Posts a form as the EmailJS client does. */
export function post(origin: string, form: FormData, headers: Fields = {}): Promise<Response> {
  const init = { method: 'POST', body: form, headers, redirect: 'manual' } as const;
  return fetch(origin + SEND_FORM_PATH, init);
}
