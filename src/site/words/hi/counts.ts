import type { GuestCount } from '../../../enquiry/contract/context.ts';

const NUMBERS = 'शून्य एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह'.split(' ');

export const numberWord = (count: number): string =>
  NUMBERS[count] ?? count.toLocaleString('en-IN');

export const guests = (count: GuestCount): string =>
  typeof count === 'number'
    ? `${count} ${count === 1 ? 'व्यक्ति' : 'लोग'}`
    : `${count.replace('+', '')} या ज़्यादा लोग`;
export const nights = (count: number): string => `${count} ${count === 1 ? 'रात' : 'रातें'}`;
export const rooms = (count: number): string => `${count} ${count === 1 ? 'कमरा' : 'कमरे'}`;

export const forGuests = (count: GuestCount): string =>
  typeof count === 'number'
    ? `${numberWord(count)} ${count === 1 ? 'व्यक्ति' : 'लोगों'} के लिए`
    : `${count.replace('+', '')} या ज़्यादा लोगों के लिए`;

/** "तीन लोगों के लिए डीलक्स डबल एसी रूम": the guests come first, so that any ending or postposition may follow the room. */
export const roomFor = (room: string, count: GuestCount | undefined): string =>
  count ? `${forGuests(count)} ${room}` : room;
