/**
 * The two enquiry forms: their fields, in order, and the rules for them.
 * The specification's fields are all required, with its input types; other fields, which help the desk to
 * answer, are optional. Lengths are far above what a person writes, and limit abuse.
 */

import { dayOf } from './dates.ts';

export type FormKind = 'booking' | 'contact';
export type InputType = 'text' | 'email' | 'tel' | 'date' | 'number' | 'textarea';

/** Why a field is invalid; site/words/enquiry.ts has the sentences. */
export type FieldError = 'missing' | 'malformed' | 'too-long';

export interface FieldRule {
  readonly name: string;
  readonly type: InputType;
  /** Characters. */
  readonly maxLength: number;
  /** May stay empty. A form's optional fields are consecutive, since one disclosure holds them. */
  readonly optional?: true;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'numeric';
}

const name = { name: 'name', type: 'text', maxLength: 200, autoComplete: 'name' } as const;
// 254: the longest address SMTP can carry (RFC 5321, 4.5.3.1.3, less the angle brackets).
const email = {
  name: 'email',
  type: 'email',
  maxLength: 254,
  autoComplete: 'email',
  inputMode: 'email',
} as const;

// Years go up to 275760 in <input type=date>, as in ECMAScript.
const LONGEST_DATE = '275760-09-13'.length;

const mobile = {
  name: 'mobile',
  type: 'tel',
  maxLength: 60,
  autoComplete: 'tel',
  inputMode: 'tel',
} as const;
const checkin = { name: 'checkin', type: 'date', maxLength: LONGEST_DATE } as const;
const checkout = { name: 'checkout', type: 'date', maxLength: LONGEST_DATE } as const;

export const FORMS = {
  booking: [
    name,
    email,
    mobile,
    checkin,
    checkout,
    { name: 'rooms', type: 'number', maxLength: 20, inputMode: 'numeric' },
  ],
  contact: [
    name,
    email,
    { ...checkin, optional: true },
    { ...checkout, optional: true },
    // Text: "5+" comes from the Rooms page, and a guest may write "2 and a baby".
    { name: 'guests', type: 'text', maxLength: 60, inputMode: 'numeric', optional: true },
    { ...mobile, optional: true },
    { name: 'subject', type: 'text', maxLength: 300 },
    { name: 'message', type: 'textarea', maxLength: 10_000 },
  ],
} as const satisfies Record<FormKind, readonly FieldRule[]>;

/** The fields of a form that a guest must fill in, in their order. */
export const requiredFields = (kind: FormKind): FieldRule[] =>
  FORMS[kind].filter((rule: FieldRule) => !rule.optional);

/** The fields of a form that may stay empty. They are consecutive. */
export const optionalFields = (kind: FormKind): FieldRule[] =>
  FORMS[kind].filter((rule: FieldRule) => rule.optional);

export type BookingField = (typeof FORMS.booking)[number]['name'];
export type ContactField = (typeof FORMS.contact)[number]['name'];
/** What a guest typed into a form, by field name. */
export type Draft = Readonly<Record<string, string>>;
export type FieldErrors = Readonly<Record<string, FieldError>>;

// The HTML standard's own pattern for <input type=email>, so that browser and service agree.
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const wellFormed: Partial<Record<InputType, (typed: string) => boolean>> = {
  email: (typed) => EMAIL.test(typed),
  date: (typed) => dayOf(typed) !== undefined,
  number: (typed) => Number.isFinite(Number(typed)),
};

function errorOf(rule: FieldRule, typed: string): FieldError | undefined {
  if (typed === '') return rule.optional ? undefined : 'missing';
  if (typed.length > rule.maxLength) return 'too-long';
  return (wellFormed[rule.type]?.(typed) ?? true) ? undefined : 'malformed';
}

/** Validates a draft: errors by field name, in the form's order; empty when all fields are valid. */
export function findErrors(kind: FormKind, draft: Draft): FieldErrors {
  const errors: Record<string, FieldError> = {};
  for (const rule of FORMS[kind]) {
    const error = errorOf(rule, (draft[rule.name] ?? '').trim());
    if (error) errors[rule.name] = error;
  }
  return errors;
}
