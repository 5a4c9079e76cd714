import { contentLines, escaped } from '../contract/contentLine.ts';
import { dayOf, nightsBetween } from '../contract/dates.ts';

/** A stay that was requested and not confirmed. */
export interface RequestedStay {
  /** ISO dates, as the form gives them. */
  checkin: string;
  checkout: string;
  reference: string;
  /** Says that it is not confirmed. */
  title: string;
  /** The telephone number, the reference. */
  notes: string;
  place: { address: string; latitude: number; longitude: number };
  /** The site's address; its host makes the event's UID unique. */
  site: string;
  sentAt: Date;
}

const DAY = 86_400_000;
/** The last day that fits a calendar file. */
const LAST = Date.UTC(9999, 11, 30);

const dateOf = (day: Date) => day.toISOString().slice(0, 10).replaceAll('-', '');
const momentOf = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Whether a calendar file can hold these days, and they are in order. */
export function isCalendarStay(checkin = '', checkout = ''): boolean {
  const nights = nightsBetween(checkin, checkout);
  const leaves = dayOf(checkout)?.getTime() ?? Number.POSITIVE_INFINITY;
  return nights !== undefined && nights >= 0 && leaves < LAST && checkin.length === 10;
}

/**
 * The stay as an iCalendar file (RFC 5545): a tentative all-day event that includes the day of departure
 * and does not mark the guest as busy. The reference is part of the UID, so importing it twice makes one
 * event.
 * @returns undefined unless {@link isCalendarStay} holds for the dates.
 */
export function calendarOf(stay: RequestedStay): string | undefined {
  const [from, to] = [dayOf(stay.checkin), dayOf(stay.checkout)];
  if (!from || !to || !isCalendarStay(stay.checkin, stay.checkout)) return undefined;
  const { reference, title, notes, place, site, sentAt } = stay;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(new URL(site).host)}//Enquiry//EN`,
    'BEGIN:VEVENT',
    `UID:${reference}@${new URL(site).host}`,
    `DTSTAMP:${momentOf(sentAt)}`,
    `DTSTART;VALUE=DATE:${dateOf(from)}`,
    // Exclusive: the day after the departure.
    `DTEND;VALUE=DATE:${dateOf(new Date(to.getTime() + DAY))}`,
    'STATUS:TENTATIVE',
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(notes)}`,
    `LOCATION:${escaped(place.address)}`,
    `GEO:${place.latitude};${place.longitude}`,
    `URL:${site}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}
