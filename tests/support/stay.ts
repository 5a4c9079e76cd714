/** Next year, so that a stay is never in the past. */
const year = new Date().getFullYear() + 1;

/** A day of next year: `03-10` gives `2027-03-10`. */
export const day = (monthAndDay: string): string => `${year}-${monthAndDay}`;

/** The day as e-mails write it: `10 March` gives `10 March 2027`. */
export const longDate = (dayAndMonth: string): string => `${dayAndMonth} ${year}`;
