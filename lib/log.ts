type Detail = string | number | boolean | undefined;

/** Logs an event in our own words: never a guest's words, address or number. */
export type Log = (event: string, details?: Readonly<Record<string, Detail>>) => void;

/** Writes one line per event to stderr, where the supervisor's journal adds the time. */
export const logToStderr: Log = (event, details = {}) => {
  const pairs = Object.entries(details).filter(([, value]) => value !== undefined);
  console.error([event, ...pairs.map(([key, value]) => `${key}=${value}`)].join(' '));
};
