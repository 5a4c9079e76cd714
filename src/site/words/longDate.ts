/** A day by its midnight in UTC: "10 March 2026". */
export const longDate = (day: Date): string =>
  day.toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' });
