import type { BookingField, ContactField, FormKind } from '../../enquiry/contract/forms.ts';

/** What assistants that fill in forms on a guest's behalf read (WebMCP): English in every language. */

export const tools = {
  booking: {
    name: 'send_booking_enquiry',
    description:
      'Asks the inn for rooms on given days. It is an enquiry, not a booking: the inn answers by e-mail or telephone. Nothing is paid.',
  },
  contact: {
    name: 'send_message',
    description: 'Sends a message or question to the inn, which answers by e-mail.',
  },
} satisfies Record<FormKind, { name: string; description: string }>;

export const toolParams = {
  name: 'The guest’s full name.',
  email: 'The guest’s e-mail address, to which the inn answers.',
  mobile: 'The guest’s telephone number, with the country code if it is not Indian.',
  checkin: 'The day of arrival, as YYYY-MM-DD.',
  checkout: 'The day of departure, as YYYY-MM-DD.',
  rooms: 'How many rooms are needed.',
  guests: 'How many guests will stay.',
  subject: 'What the message is about, in a few words.',
  message: 'The message to the inn.',
} satisfies Record<BookingField | ContactField, string>;
