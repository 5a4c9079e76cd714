/** The outbox's columns and their types: the table is made of them, and every value is bound by them. */
export const COLUMNS = {
  id: 'INTEGER',
  state: 'TEXT',
  content: 'TEXT',
  fingerprint: 'TEXT',
  message_id: 'TEXT',
  accepted_at: 'INTEGER',
  next_attempt_at: 'INTEGER',
  give_up_at: 'INTEGER',
  settled_at: 'INTEGER',
  attempts: 'INTEGER',
  last_error: 'TEXT',
} as const;

export type ColumnName = keyof typeof COLUMNS;

/** What a statement may name beside the columns. */
const PARAMETERS = {
  ...COLUMNS,
  now: 'INTEGER',
  since: 'INTEGER',
  step: 'INTEGER',
  limit: 'INTEGER',
  address: 'TEXT',
  asked_at: 'INTEGER',
  was: 'TEXT',
} as const;
type Parameters = typeof PARAMETERS;

/** A statement's values by name. Times are in milliseconds since 1970. */
export type Values = {
  readonly [Name in keyof Parameters]?: Parameters[Name] extends 'TEXT' ? string : number;
};

/**
 * Makes each value of its column's type, whatever arithmetic it comes from: a STRICT table refuses
 * a fraction of a millisecond, and with it the whole note.
 */
export function bound(values: Values): Record<string, string | bigint> {
  const entries = Object.entries(values) as [keyof Parameters, string | number][];
  return Object.fromEntries(
    entries.map(([name, value]) => {
      if (PARAMETERS[name] === 'TEXT') return [name, String(value)];
      if (!Number.isFinite(value)) throw new TypeError(`${name} must be a number, not ${value}`);
      return [name, BigInt(Math.round(Number(value)))];
    }),
  );
}
