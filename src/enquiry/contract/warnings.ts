import { dayOf, today } from './dates.ts';
import { likelyAddress } from './emailTypos.ts';
import { type Draft, FORMS, type FormKind, findErrors, type InputType } from './forms.ts';
import { hasMobile } from './phone.ts';

/** Valid, but probably a mistake; site/words/enquiry.ts has the sentences. */
export type FieldWarning =
  | 'mistyped'
  | 'no-ending'
  | 'no-mobile'
  | 'no-room'
  | 'part-room'
  | 'past'
  | 'odd-year';
export type Warnings = Readonly<Record<string, FieldWarning>>;

/** Years; nobody plans a stay further in the future. */
const FURTHEST = 10;

function emailWarning(typed: string): FieldWarning | undefined {
  if (likelyAddress(typed)) return 'mistyped';
  // `asha@house` is valid on a local network, but the inn cannot reply to it.
  return /@[^.]+$/.test(typed) ? 'no-ending' : undefined;
}

function phoneWarning(typed: string): FieldWarning | undefined {
  return hasMobile(typed) ? undefined : 'no-mobile';
}

function dateWarning(typed: string, now: Date): FieldWarning | undefined {
  const day = dayOf(typed);
  if (!day) return undefined;
  const year = day.getUTCFullYear();
  // A year typed with two digits is parsed as one of the first century.
  if (year < 1000 || year > now.getUTCFullYear() + FURTHEST) return 'odd-year';
  return day < now ? 'past' : undefined;
}

function numberWarning(typed: string): FieldWarning | undefined {
  const rooms = Number(typed);
  if (rooms <= 0) return 'no-room';
  return Number.isInteger(rooms) ? undefined : 'part-room';
}

const warningOf: Partial<
  Record<InputType, (typed: string, now: Date) => FieldWarning | undefined>
> = { email: emailWarning, tel: phoneWarning, date: dateWarning, number: numberWarning };

/** Whether fields of this type can have a warning. */
export const canWarn = (type: InputType): boolean => type in warningOf;

/**
 * Warnings by field name; they do not prevent sending. Fields with an error have none.
 * @param now the guest's own day.
 */
export function findWarnings(kind: FormKind, draft: Draft, now = today()): Warnings {
  const errors = findErrors(kind, draft);
  const warnings: Record<string, FieldWarning> = {};
  for (const { name, type } of FORMS[kind]) {
    const typed = (draft[name] ?? '').trim();
    const warning = name in errors || !typed ? undefined : warningOf[type]?.(typed, now);
    if (warning) warnings[name] = warning;
  }
  return warnings;
}

/** A half-typed value causes these warnings, so they wait until the guest leaves the field. */
const WAITS_FOR_BLUR: ReadonlySet<FieldWarning> = new Set([
  'mistyped',
  'no-ending',
  'no-mobile',
  'odd-year',
]);

/** The warnings to show while the guest is still typing. */
export function immediateWarnings(warnings: Warnings): Warnings {
  return Object.fromEntries(
    Object.entries(warnings).filter(([, warning]) => !WAITS_FOR_BLUR.has(warning)),
  );
}
