import type { GuestCount } from '../../../enquiry/contract/context.ts';

const NUMBERS = 'ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು'.split(' ');
/** Kannada has its own inflected numerals for people: "for two" is one word. */
const PEOPLE = ['', 'ಒಬ್ಬರಿಗೆ', 'ಇಬ್ಬರಿಗೆ', 'ಮೂವರಿಗೆ', 'ನಾಲ್ವರಿಗೆ', 'ಐವರಿಗೆ'];

export const numberWord = (count: number): string =>
  NUMBERS[count] ?? count.toLocaleString('en-IN');

export const guests = (count: GuestCount): string =>
  typeof count === 'number'
    ? count === 1
      ? 'ಒಬ್ಬರು'
      : `${count} ಜನ`
    : `${count.replace('+', '')} ಅಥವಾ ಹೆಚ್ಚು ಜನ`;
export const nights = (count: number): string => `${count} ರಾತ್ರಿ`;
export const rooms = (count: number): string => `${count} ರೂಮ್`;

export const forGuests = (count: GuestCount): string =>
  typeof count === 'number'
    ? PEOPLE[count] || `${count} ಜನರಿಗೆ`
    : `${count.replace('+', '')} ಅಥವಾ ಹೆಚ್ಚು ಜನರಿಗೆ`;

/** "ಮೂವರಿಗೆ ಡೀಲಕ್ಸ್ ಡಬಲ್ ಎಸಿ ರೂಮ್": the guests come first, so that any ending or postposition may follow the room. */
export const roomFor = (room: string, count: GuestCount | undefined): string =>
  count ? `${forGuests(count)} ${room}` : room;
