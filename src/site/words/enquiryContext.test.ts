import { expect, test } from 'vitest';
import { stayOf } from '../../enquiry/contract/dates.ts';
import { enquiryContext } from './enquiryContext.ts';

const NOW = new Date('2026-11-22');

function stayText(checkin: string, checkout: string): string | undefined {
  const stay = stayOf(checkin, checkout, NOW);
  return stay && enquiryContext.stay(stay);
}

test.each([
  ['2026-12-10', '2026-12-12', 'Thursday 10 to Saturday 12 December, 2 nights'],
  ['2026-11-22', '2026-11-23', 'Sunday 22 to Monday 23 November, 1 night'],
  ['2026-11-30', '2026-12-02', 'Monday 30 November to Wednesday 2 December, 2 nights'],
  ['2027-03-10', '2027-03-12', 'Wednesday 10 to Friday 12 March 2027, 2 nights'],
  ['2026-12-31', '2027-01-02', 'Thursday 31 December 2026 to Saturday 2 January 2027, 2 nights'],
])('%s to %s is "%s"', (checkin, checkout, sentence) => {
  expect(stayText(checkin, checkout)).toBe(sentence);
});

test.each([
  ['2026-12-10', ''],
  ['', '2026-12-12'],
  ['2026-12-12', '2026-12-10'],
  ['2026-12-10', '2026-12-10'],
  ['2026-11-21', '2026-11-25'],
  ['2026-12-10', '2028-12-12'],
  ['2026-02-30', '2026-03-02'],
])('%j to %j is no stay to speak of', (checkin, checkout) => {
  expect(stayText(checkin, checkout)).toBeUndefined();
});

test.each([
  ['2027-03-10', '2027-03-12', '10–12 March'],
  ['2027-03-10', '2027-03-10', '10 March'],
  ['2027-03-28', '2027-04-02', '28 March – 2 April'],
  ['2027-12-30', '2028-01-02', '30 December 2027 – 2 January 2028'],
  ['20270-03-10', '20270-03-12', '10–12 March'],
  ['2027-03-10', '20270-03-12', '10 March 2027 – 12 March 20270'],
  ['2027-03-10', '', 'from 10 March'],
  ['', '2027-03-12', 'until 12 March'],
  ['', '', ''],
  ['soon', '2027-03-12', 'soon – 2027-03-12'],
])('in a subject, %j to %j is %j', (checkin, checkout, words) => {
  expect(enquiryContext.days(checkin, checkout)).toBe(words);
});

test('a room and a number of guests, alone and together', () => {
  expect(enquiryContext.subject({ room: 'Attic', guests: 3 })).toBe('Attic, 3 guests');
  expect(enquiryContext.subject({ room: 'Attic' })).toBe('Attic');
  expect(enquiryContext.subject({ guests: 1 })).toBe('1 guest');
  expect(enquiryContext.subject({})).toBe('');
  expect(enquiryContext.line({ room: 'Attic' })).toBe('You are asking about the Attic.');
  expect(enquiryContext.line({ room: 'Attic', guests: 3 })).toBe(
    'You are asking about the Attic, for 3 guests.',
  );
  expect(enquiryContext.line({ guests: 2 })).toBe('You are asking for 2 guests.');
  expect(enquiryContext.opening({ room: 'Attic', guests: 3 })).toBe(
    'I would like to ask about the Attic, for 3 guests.',
  );
  expect(enquiryContext.opening({})).toBe('');
});

test('“five or more guests” stays so, with the rooms that they need', () => {
  const context = { guests: '5+', rooms: 2 } as const;
  expect(enquiryContext.subject(context)).toBe('2 rooms, 5 or more guests');
  expect(enquiryContext.line(context)).toBe(
    'You are asking for two rooms side by side, for 5 or more guests.',
  );
  expect(enquiryContext.opening({ guests: '5+' })).toBe(
    'I would like to ask for 5 or more guests.',
  );
});
