/** The time of day in an IANA time zone, in Indian style: "2:14 am". */
export function hourAt(now: Date, timeZone: string): string {
  // Browsers separate the two with different spaces; a no-break space keeps them on one line.
  return new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone })
    .format(now)
    .replace(/\s/u, '\u00a0');
}
