import { HIDDEN_CONTEXT, type RoomNames, readContext } from '../../src/enquiry/contract/context.ts';
import {
  type FieldRule,
  FORMS,
  type FormKind,
  findErrors,
} from '../../src/enquiry/contract/forms.ts';
import {
  isReference,
  newReference,
  REFERENCE_FIELD,
} from '../../src/enquiry/contract/reference.ts';
import {
  ELAPSED_FIELD,
  MIN_FILL_TIME,
  OUR_SUBJECT_FIELD,
  SERVICE_FIELD_NAMES,
  TRAP_FIELD,
} from '../../src/enquiry/contract/service.ts';
import { contextSubject } from '../letter/lines.ts';
import type { Enquiry, Field } from '../outbox/enquiry.ts';
import type { MailSettings } from '../settings.ts';

/** Bytes; far above what the longest fields hold in any script. */
export const BODY_LIMIT = 64 * 1024;
const MAX_FIELDS = 100;
const LONGEST_NAME = 100;
const LONGEST_EXTRA = 2_000;

/** A posted form's fields in order. */
export type PostedForm = ReadonlyMap<string, string>;

/** Normalizes line ends, also those of notes copied on a phone, and removes control characters. */
function cleaned(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function textOf(posted: FormDataEntryValue): string {
  if (typeof posted === 'string') return cleaned(posted);
  // Do not reject an enquiry for its attachment; mention it instead.
  return `(a file named "${cleaned(posted.name)}" was attached; it was not saved)`;
}

/**
 * Parses a posted form, multipart or URL-encoded. Limit the body's size first: Node's parser buffers
 * all of it. The values of a field that is sent more than once are joined, without duplicates.
 * @returns undefined if the body is not a readable form
 */
export async function readForm(request: Request): Promise<PostedForm | undefined> {
  let data: FormData;
  try {
    data = await request.formData();
  } catch {
    return undefined;
  }
  const values = new Map<string, Set<string>>();
  let count = 0;
  for (const [name, value] of data) {
    count += 1;
    if (count > MAX_FIELDS) return undefined;
    const key = cleaned(name).slice(0, LONGEST_NAME);
    values.set(key, (values.get(key) ?? new Set()).add(textOf(value)));
  }
  return new Map([...values].map(([name, all]) => [name, [...all].join(', ')]));
}

/**
 * Adds the enquiry's context from the address of the form's page. Without JavaScript the form does not
 * contain the context, but the browser sends the address.
 * @param referer the request's Referer header
 */
export function withEnquiryContext(
  form: PostedForm,
  referer: string | undefined,
  rooms: () => RoomNames,
): PostedForm {
  const search = referer ? URL.parse(referer)?.search : undefined;
  if (!search || HIDDEN_CONTEXT.some((name) => form.has(name))) return form;
  // With JavaScript, an empty number of guests means that the guest cleared the field.
  const isOwn = (name: string) => form.get(name) || (form.has(REFERENCE_FIELD) && form.has(name));
  const context = Object.entries(readContext(search, rooms())).filter(([name]) => !isOwn(name));
  return new Map([...form, ...context.map(([name, value]) => [name, String(value)] as const)]);
}

/** What to do with a posted form. */
export type Verdict =
  | { kind: 'refused'; reason: string }
  | { kind: 'accepted'; enquiry: Enquiry; looksLikeBot: boolean };

type Ids = MailSettings['ids'];

function formKindOf(templateId: string, ids: Ids): FormKind | undefined {
  if (templateId === ids.bookingTemplateId) return 'booking';
  return templateId === ids.contactTemplateId ? 'contact' : undefined;
}

// Checks as EmailJS does: first for missing parameters, then for wrong ones.
function idError(form: PostedForm, ids: Ids): string | undefined {
  const missing = ['user_id', 'service_id', 'template_id'].find((name) => !form.get(name));
  if (missing) return `The ${missing} parameter is required`;
  if (form.get('user_id') !== ids.publicKey) {
    return 'The Public Key is invalid: it must be what EMAILJS_PUBLIC_KEY says.';
  }
  if (form.get('service_id') !== ids.serviceId) {
    return 'The service ID not found: it must be what EMAILJS_SERVICE_ID says.';
  }
  return undefined;
}

/** The reference that the guest has seen, or a new one: without JavaScript the form shows none. */
function referenceOf(form: PostedForm): string {
  const proposed = form.get(REFERENCE_FIELD) ?? '';
  return isReference(proposed) ? proposed : newReference();
}

function looksLikeBot(form: PostedForm): boolean {
  if (form.get(TRAP_FIELD)) return true;
  const elapsed = form.get(ELAPSED_FIELD);
  // The field is absent without JavaScript, so its absence proves nothing.
  return elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= MIN_FILL_TIME);
}

/** The non-empty fields that are not in `known`, shortened. */
export function extrasOf(form: PostedForm, known: ReadonlySet<string>): Field[] {
  return [...form]
    .filter(([name, value]) => !known.has(name) && value !== '')
    .map(([name, value]) => [
      name === '' ? '(no name)' : name,
      value.length > LONGEST_EXTRA ? `${value.slice(0, LONGEST_EXTRA)}…` : value,
    ]);
}

/** Replaces the subject with the one that an English page would have filled in. */
function withEnglishSubject(enquiry: Enquiry): Enquiry {
  const subject = contextSubject(enquiry);
  const said = ([name, value]: Field): Field => [name, (name === 'subject' && subject) || value];
  return { ...enquiry, fields: enquiry.fields.map(said) };
}

/** Checks a form's ids and fields, and whether it looks like a bot's. */
export function classifySubmission(form: PostedForm, ids: Ids): Verdict {
  const wrongIds = idError(form, ids);
  if (wrongIds) return { kind: 'refused', reason: wrongIds };
  const kind = formKindOf(form.get('template_id') ?? '', ids);
  if (!kind) {
    return {
      kind: 'refused',
      reason:
        'The template ID not found: it must be EMAILJS_BOOKING_TEMPLATE_ID or EMAILJS_CONTACT_TEMPLATE_ID.',
    };
  }
  const errors = Object.entries(findErrors(kind, Object.fromEntries(form)));
  if (errors.length > 0) {
    const reasons = errors.map(([name, error]) => `${name} is ${error}`);
    return { kind: 'refused', reason: `The form cannot be accepted: ${reasons.join(', ')}` };
  }
  const rules: readonly FieldRule[] = FORMS[kind];
  const own = rules.map(({ name }) => name);
  const added = [
    ...SERVICE_FIELD_NAMES,
    TRAP_FIELD,
    ELAPSED_FIELD,
    REFERENCE_FIELD,
    OUR_SUBJECT_FIELD,
  ];
  const known = new Set<string>([...own, ...added]);
  const fields = rules
    .map(({ name, optional }) => ({ name, value: form.get(name) ?? '', optional }))
    .filter(({ value, optional }) => value || !optional)
    .map(({ name, value }) => [name, value] as const);
  const enquiry = { kind, fields, extras: extrasOf(form, known), reference: referenceOf(form) };
  const ours = form.get(OUR_SUBJECT_FIELD);
  const isOurs = ours && ours === form.get('subject');
  return {
    kind: 'accepted',
    enquiry: isOurs ? withEnglishSubject(enquiry) : enquiry,
    looksLikeBot: looksLikeBot(form),
  };
}
