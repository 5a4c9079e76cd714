/**
 * Where enquiries are posted, in EmailJS's wire format. Shared by the website,
 * its build and our own e-mail service, so that the two sides can never disagree.
 */

/** EmailJS's form-send path (multipart POST). */
export const SEND_FORM_PATH = '/api/v1.0/email/send-form';

/** EmailJS's own service, the default. `self` in its place means the server that serves this page. */
export const EMAILJS_ORIGIN = 'https://api.emailjs.com';
export const OWN_SERVICE = 'self';

/** Who receives enquiries: our own server, EmailJS, or another service that speaks its format. */
export type ServiceKind = 'own' | 'emailjs' | 'other';

/**
 * Which service a build with these settings posts to. EMAILJS_ORIGIN decides; without it, SMTP_URL
 * means our own server.
 */
export function serviceOf({
  EMAILJS_ORIGIN: chosen,
  SMTP_URL,
}: Readonly<Record<string, string | undefined>>): { origin: string; kind: ServiceKind } {
  const origin = chosen || (SMTP_URL ? OWN_SERVICE : EMAILJS_ORIGIN);
  if (origin === OWN_SERVICE) return { origin, kind: 'own' };
  return { origin, kind: origin === EMAILJS_ORIGIN ? 'emailjs' : 'other' };
}

/** Where a form is posted: an EmailJS account, or our own e-mail service in EmailJS's format. */
export interface Service {
  /** An absolute origin without a path, or `self`: the server that serves the page. */
  origin: string;
  serviceId: string;
  templateId: string;
  publicKey: string;
}

/** The specification's unfilled placeholders: what an account would put here. */
export const PLACEHOLDERS = {
  serviceId: 'YOUR_SERVICE_ID',
  bookingTemplateId: 'YOUR_BOOKING_TEMPLATE_ID',
  contactTemplateId: 'YOUR_CONTACT_TEMPLATE_ID',
  publicKey: 'YOUR_PUBLIC_KEY',
} as const;

/** The setting that names each of an account's ids. */
export const ID_SETTINGS = {
  serviceId: 'EMAILJS_SERVICE_ID',
  bookingTemplateId: 'EMAILJS_BOOKING_TEMPLATE_ID',
  contactTemplateId: 'EMAILJS_CONTACT_TEMPLATE_ID',
  publicKey: 'EMAILJS_PUBLIC_KEY',
} as const satisfies Record<keyof typeof PLACEHOLDERS, string>;

/** The names of those settings that are empty, or still placeholders. */
export function missingIds(env: Readonly<Record<string, string | undefined>>): string[] {
  const ids = Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[];
  return ids
    .filter((id) => !env[ID_SETTINGS[id]] || env[ID_SETTINGS[id]] === PLACEHOLDERS[id])
    .map((id) => ID_SETTINGS[id]);
}

/** The four fields that travel with a guest's own in every form-send call. */
export interface ServiceFields {
  lib_version: string;
  service_id: string;
  template_id: string;
  user_id: string;
}
export const SERVICE_FIELD_NAMES = ['lib_version', 'service_id', 'template_id', 'user_id'] as const;

/** Days for which our own service stores an enquiry that was mailed or looks like a bot's. */
export const RETENTION_DAYS = 30;

/** `@emailjs/browser`'s version, sent as `lib_version`; a test compares it with the installed package. */
export const LIB_VERSION = '4.4.1';

/** The English name of the language of the guest's page; not sent from English pages. */
export const LANGUAGE_FIELD = 'language';

/**
 * The subject that a page in another language filled in, sent to our own service only: if the guest left
 * it unchanged, the inn reads it in English.
 */
export const OUR_SUBJECT_FIELD = 'our_subject';

/**
 * Spam defence, sent to our own service only and never forwarded: a honeypot field that no person
 * sees, and the milliseconds between opening the page and sending.
 */
export const TRAP_FIELD = 'website';
export const ELAPSED_FIELD = 'elapsed_ms';
/** Milliseconds; only a script fills in four fields faster. */
export const MIN_FILL_TIME = 2000;
