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

/** What is to be done with a posted form. */
export type Verdict =
  | { kind: 'refused'; reason: string }
  | { kind: 'accepted'; enquiry: Enquiry; looksLikeBot: boolean };

type Ids = MailSettings['ids'];

function formKindOf(templateId: string, ids: Ids): FormKind | undefined {
  if (templateId === ids.bookingTemplateId) return 'booking';
  return templateId === ids.contactTemplateId ? 'contact' : undefined;
}

// EmailJS names the missing parameter first, then the one it does not know.
function problemWithIds(form: PostedForm, ids: Ids): string | undefined {
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

/** The one that the guest has been shown; without JavaScript there was none to show. */
function referenceOf(form: PostedForm): string {
  const proposed = form.get(REFERENCE_FIELD) ?? '';
  return isReference(proposed) ? proposed : newReference();
}

function looksLikeBot(form: PostedForm): boolean {
  if (form.get(TRAP_FIELD)) return true;
  const elapsed = form.get(ELAPSED_FIELD);
  // Absent without JavaScript; a person's form without it is no reason for doubt.
  return elapsed !== undefined && elapsed !== '' && !(Number(elapsed) >= MIN_FILL_TIME);
}

/** Judges a form by the ids we answer to, the site's own rules, and how people fill forms in. */
export function classifySubmission(form: PostedForm, ids: Ids): Verdict {
  const wrongIds = problemWithIds(form, ids);
  if (wrongIds) return { kind: 'refused', reason: wrongIds };
  const kind = formKindOf(form.get('template_id') ?? '', ids);
  if (!kind) {
    return {
      kind: 'refused',
      reason:
        'The template ID not found: it must be EMAILJS_BOOKING_TEMPLATE_ID or EMAILJS_CONTACT_TEMPLATE_ID.',
    };
  }
  const problems = Object.entries(findErrors(kind, Object.fromEntries(form)));
  if (problems.length > 0) {
    const reasons = problems.map(([name, problem]) => `${name} is ${problem}`);
    return { kind: 'refused', reason: `The form cannot be accepted: ${reasons.join(', ')}` };
  }
  const own = FORMS[kind].map(({ name }) => name);
  const added = [...SERVICE_FIELD_NAMES, TRAP_FIELD, ELAPSED_FIELD, REFERENCE_FIELD];
  const known = new Set<string>([...own, ...added]);
  const fields = own.map((name) => [name, form.get(name) ?? ''] as const);
  const enquiry = { kind, fields, extras: extrasOf(form, known), reference: referenceOf(form) };
  return { kind: 'accepted', enquiry, looksLikeBot: looksLikeBot(form) };
}
