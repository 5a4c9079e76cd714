/** The time of day in a time zone (IANA name), as it is said in India: "2:14 am". */
export function hourAt(now: Date, timeZone: string): string {
  // Browsers part the two with different spaces; this one keeps them on one line.
  return new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
    .format(now)
    .replace(/\s/u, '\u00a0');
}

/** Milliseconds until the minute changes. */
export const untilNextMinute = (now: Date): number => 60_000 - (now.getTime() % 60_000);
