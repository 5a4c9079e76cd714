import { FORMS, type FormKind, findErrors } from '../../src/enquiry/contract/forms.ts';
import {
  isReference,
  newReference,
  REFERENCE_FIELD,
} from '../../src/enquiry/contract/reference.ts';
import {
  ELAPSED_FIELD,
  MIN_FILL_TIME,
  SERVICE_FIELD_NAMES,
  TRAP_FIELD,
} from '../../src/enquiry/contract/service.ts';
import type { Enquiry } from '../outbox/enquiry.ts';
import type { MailSettings } from '../settings.ts';
import { extrasOf, type PostedForm } from './form.ts';

/** What to do with a posted form. */
export type Verdict =
  | { kind: 'refused'; reason: string }
  | { kind: 'accepted'; enquiry: Enquiry; looksLikeBot: boolean };

type Ids = MailSettings['ids'];

function formKindOf(templateId: string, ids: Ids): FormKind | undefined {
  if (templateId === ids.bookingTemplateId) return 'booking';
  return templateId === ids.contactTemplateId ? 'contact' : undefined;
}

// As EmailJS does: missing parameters first, then unknown ones.
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

/** The reference shown to the guest, or a new one: without JavaScript none was shown. */
function referenceOf(form: PostedForm): string {
  const proposed = form.get(REFERENCE_FIELD) ?? '';
  return isReference(proposed) ? proposed : newReference();
}

function looksLikeBot(form: PostedForm): boolean {
  if (form.get(TRAP_FIELD)) return true;
  const elapsed = form.get(ELAPSED_FIELD);
  // Absent without JavaScript, so its absence proves nothing.
  return elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= MIN_FILL_TIME);
}

/** Checks a form's ids and fields, and whether a bot may have filled it in. */
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
  const own = FORMS[kind].map(({ name }) => name);
  const added = [...SERVICE_FIELD_NAMES, TRAP_FIELD, ELAPSED_FIELD, REFERENCE_FIELD];
  const known = new Set<string>([...own, ...added]);
  const fields = own.map((name) => [name, form.get(name) ?? ''] as const);
  const enquiry = { kind, fields, extras: extrasOf(form, known), reference: referenceOf(form) };
  return { kind: 'accepted', enquiry, looksLikeBot: looksLikeBot(form) };
}
