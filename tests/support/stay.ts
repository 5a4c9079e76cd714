/** Next year: a stay then is never over on the day on which the tests are run. */
const year = new Date().getFullYear() + 1;

/** A day of that year: `03-10` gives `2027-03-10`. */
export const day = (monthAndDay: string): string => `${year}-${monthAndDay}`;

/** The same as letters and copies write it: `10 March` gives `10 March 2027`. */
export const inWords = (dayAndMonth: string): string => `${dayAndMonth} ${year}`;
