import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { calendarOf, isCalendarStay, type RequestedStay } from './calendar.ts';

const stay: RequestedStay = {
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  reference: 'K7M-4RX',
  title: 'Kadala Mane, the house by the sea (requested, not confirmed)',
  notes: 'ಕಡಲ ಮನೆ; telephone +91 82 4000 0075\nReference: K7M-4RX, back\\slash. '.repeat(3),
  place: { address: '4, ಕಡಲ ತೀರ Road; Mangaluru 575010', latitude: 12.9001, longitude: 77.627 },
  site: 'https://inn.example',
  sentAt: new Date('2027-02-01T04:30:15.250Z'),
};

/** Read back by Mozilla's parser. */
function read(text: string | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(text ?? '') as unknown as string[]);
  const event = calendar.getFirstSubcomponent('vevent') as ICAL.Component;
  const value = (name: string) => event.getFirstPropertyValue(name);
  return { calendar, value, whole: new ICAL.Event(event) };
}

test('an independent parser reads every fact back', () => {
  const { calendar, value, whole } = read(calendarOf(stay));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(value('uid')).toBe('K7M-4RX@inn.example');
  expect(value('status')).toBe('TENTATIVE');
  expect(value('transp')).toBe('TRANSPARENT');
  expect(value('summary')).toBe(stay.title);
  expect(value('description')).toBe(stay.notes);
  expect(value('location')).toBe(stay.place.address);
  expect(value('geo')).toEqual([12.9001, 77.627]);
  expect(value('dtstamp')?.toString()).toBe('2027-02-01T04:30:15Z');
  expect(whole.startDate.isDate).toBe(true);
  expect(whole.startDate.toString()).toBe('2027-03-10');
  // All of the day of leaving is in it.
  expect(whole.endDate.toString()).toBe('2027-03-13');
  expect(whole.duration.toSeconds()).toBe(3 * 86_400);
});

test('a room for one day is that day, and a stay may cross the year’s end', () => {
  const day = read(calendarOf({ ...stay, checkout: '2027-03-10' })).whole;
  expect(day.duration.toSeconds()).toBe(86_400);
  const year = read(calendarOf({ ...stay, checkin: '2027-12-30', checkout: '2027-12-31' })).whole;
  expect(year.endDate.toString()).toBe('2028-01-01');
});

test('lines end with CRLF, have at most 75 octets, and never split a character', () => {
  const lines = (calendarOf(stay) ?? '').split('\r\n');
  expect(lines.at(-1)).toBe('');
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('�');
    expect(line).not.toMatch(/[\r\n]/);
  }
  expect(lines.some((line) => line.startsWith(' '))).toBe(true);
});

test.each([
  ['2027-03-12', '2027-03-10'],
  ['', '2027-03-10'],
  ['2027-02-30', '2027-03-10'],
  ['12027-03-10', '12027-03-12'],
  ['9999-12-30', '9999-12-31'],
])('from %s to %s is no stay for a calendar', (checkin, checkout) => {
  expect(isCalendarStay(checkin, checkout)).toBe(false);
  expect(calendarOf({ ...stay, checkin, checkout })).toBeUndefined();
});
