import { dayOf, today } from './dates.ts';
import { type Draft, FORMS, type FormKind, findErrors, type InputType } from './forms.ts';

/** Valid, but probably a mistake; site/words/enquiry.ts has the sentences. */
export type FieldWarning = 'no-ending' | 'no-room' | 'part-room' | 'past' | 'odd-year';
export type Warnings = Readonly<Record<string, FieldWarning>>;

/** Years; nobody plans a stay further in the future. */
const FURTHEST = 10;

function emailWarning(typed: string): FieldWarning | undefined {
  // `asha@gmail` is valid within a house network, and useless for an answer.
  return /@[^.]+$/.test(typed) ? 'no-ending' : undefined;
}

function dateWarning(typed: string, now: Date): FieldWarning | undefined {
  const day = dayOf(typed);
  if (!day) return undefined;
  const year = day.getUTCFullYear();
  // A year typed with two digits is one of the first century.
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
> = { email: emailWarning, date: dateWarning, number: numberWarning };

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
    const warning = name in errors ? undefined : warningOf[type]?.((draft[name] ?? '').trim(), now);
    if (warning) warnings[name] = warning;
  }
  return warnings;
}

/** Half a word or half a year causes these: they wait until the guest leaves the field. */
const WAITS_FOR_BLUR: ReadonlySet<FieldWarning> = new Set(['no-ending', 'odd-year']);

/** The warnings to show while the guest is still typing. */
export function immediateWarnings(warnings: Warnings): Warnings {
  return Object.fromEntries(
    Object.entries(warnings).filter(([, warning]) => !WAITS_FOR_BLUR.has(warning)),
  );
}
