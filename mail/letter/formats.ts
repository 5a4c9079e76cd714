import { dayOf, nightsBetween } from '../../src/enquiry/contract/dates.ts';

/** "Tuesday, 10 March 2026"; text that is no date stays as it is. */
export function longDate(iso: string): string {
  if (!dayOf(iso)) return iso;
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  }).format(dayOf(iso));
}

/** The number of nights for the innkeeper. */
export function nightsInWords(checkin: string, checkout: string): string {
  const nights = nightsBetween(checkin, checkout);
  if (nights === undefined || nights < 0) return 'not known';
  return nights === 0 ? 'none (a room for the day)' : String(nights);
}
