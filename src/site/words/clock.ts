const FORMAT = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone: 'UTC' });

/** "5:30" as minutes since midnight: 330. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight as the site says them: "5:30 am", like the clock at the desk. */
export const clockTime = (minutes: number): string =>
  FORMAT.format(minutes * 60_000).replace(/\s/u, '\u00a0');
