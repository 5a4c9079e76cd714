import {
  EMAILJS_BOOKING_TEMPLATE_ID,
  EMAILJS_CONTACT_TEMPLATE_ID,
  EMAILJS_ORIGIN,
  EMAILJS_PUBLIC_KEY,
  EMAILJS_SERVICE_ID,
} from 'astro:env/server';
import type { FormKind } from '../enquiry/contract/forms.ts';
import { serviceOf } from '../enquiry/contract/service.ts';

const templateIds: Record<FormKind, string> = {
  booking: EMAILJS_BOOKING_TEMPLATE_ID,
  contact: EMAILJS_CONTACT_TEMPLATE_ID,
};

/** The service that a form posts to, from the build's environment. */
export function serviceFor(kind: FormKind) {
  return {
    origin: EMAILJS_ORIGIN,
    serviceId: EMAILJS_SERVICE_ID,
    templateId: templateIds[kind],
    publicKey: EMAILJS_PUBLIC_KEY,
  };
}

/** Who mails this build's enquiries. A third-party server with EmailJS's protocol counts as our own. */
export const mailer = serviceOf({ EMAILJS_ORIGIN }).kind === 'emailjs' ? 'emailjs' : 'ownService';
