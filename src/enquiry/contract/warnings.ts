import { dayOf, today } from './dates.ts';
import { type Draft, FORMS, type FormKind, findProblems, type InputType } from './forms.ts';

/** What the rules take and may yet be a slip; the words for it are the interface's. */
export type FieldDoubt = 'no-ending' | 'no-room' | 'part-room' | 'past' | 'odd-year';
export type Doubts = Readonly<Record<string, FieldDoubt>>;

/** Stays are not planned further ahead. Years. */
const FURTHEST = 10;

function emailDoubt(typed: string): FieldDoubt | undefined {
  // An address within a house network needs none; an answer over the internet does.
  return /@[^.]+$/.test(typed) ? 'no-ending' : undefined;
}

function dateDoubt(typed: string, now: Date): FieldDoubt | undefined {
  const day = dayOf(typed);
  if (!day) return undefined;
  const year = day.getUTCFullYear();
  // Two digits of a year make one of the first century.
  if (year < 1000 || year > now.getUTCFullYear() + FURTHEST) return 'odd-year';
  return day < now ? 'past' : undefined;
}

function numberDoubt(typed: string): FieldDoubt | undefined {
  const rooms = Number(typed);
  if (rooms <= 0) return 'no-room';
  return Number.isInteger(rooms) ? undefined : 'part-room';
}

const doubtOf: Partial<Record<InputType, (typed: string, now: Date) => FieldDoubt | undefined>> = {
  email: emailDoubt,
  date: dateDoubt,
  number: numberDoubt,
};

/** Whether fields of this type are ever asked about. */
export const mayBeDoubted = (type: InputType): boolean => type in doubtOf;

/**
 * What to ask a guest about before the enquiry goes out; nothing of it keeps it from going.
 * @param now the guest's own day.
 * @returns the doubts by field name; what the rules refuse is not asked about as well.
 */
export function findDoubts(kind: FormKind, draft: Draft, now = today()): Doubts {
  const refused = findProblems(kind, draft);
  const doubts: Record<string, FieldDoubt> = {};
  for (const { name, type } of FORMS[kind]) {
    const doubt = name in refused ? undefined : doubtOf[type]?.((draft[name] ?? '').trim(), now);
    if (doubt) doubts[name] = doubt;
  }
  return doubts;
}

/** Half a word or half a year raises these: they wait until the guest has left the field. */
const WAITS: ReadonlySet<FieldDoubt> = new Set(['no-ending', 'odd-year']);

/** The doubts that may be spoken of while the guest is still typing. */
export function atOnce(doubts: Doubts): Doubts {
  return Object.fromEntries(Object.entries(doubts).filter(([, doubt]) => !WAITS.has(doubt)));
}
