/** The columns of the outbox's tables with their types, by which values are bound. */
export const COLUMNS = {
  id: 'INTEGER',
  held: 'INTEGER',
  content: 'TEXT',
  fingerprint: 'TEXT',
  message_id: 'TEXT',
  accepted_at: 'INTEGER',
  enquiry: 'INTEGER',
  recipient: 'TEXT',
  state: 'TEXT',
  next_attempt_at: 'INTEGER',
  give_up_at: 'INTEGER',
  delivered_at: 'INTEGER',
  attempts: 'INTEGER',
  last_error: 'TEXT',
  address: 'TEXT',
  asked_at: 'INTEGER',
  repeated_at: 'INTEGER',
} as const;

/** Parameters that a statement may use, besides the columns. */
const PARAMETERS = {
  ...COLUMNS,
  now: 'INTEGER',
  since: 'INTEGER',
  step: 'INTEGER',
  limit: 'INTEGER',
  was: 'TEXT',
  /** The addresses of MAIL_TO, as JSON. */
  recipients: 'TEXT',
} as const;
type Parameters = typeof PARAMETERS;

/** A statement's values by name. Times are in milliseconds since 1970. */
export type Values = {
  readonly [Name in keyof Parameters]?: Parameters[Name] extends 'TEXT' ? string : number;
};

/**
 * Converts each value to its column's type: a STRICT table refuses fractions of a millisecond, and
 * with them the whole statement.
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
