import { capital } from '../../../lib/text.ts';
import type { BookingField, ContactField, FieldError } from '../../enquiry/contract/forms.ts';
import type { FailureReason } from '../../enquiry/contract/outcomes.ts';
import type { FieldWarning } from '../../enquiry/contract/warnings.ts';
import { toolParams, tools } from './assistants.ts';
import { nights, numberWord } from './counts.ts';

type FieldName = BookingField | ContactField;

const labels: Record<FieldName, string> = {
  name: 'Your name',
  email: 'E-mail',
  mobile: 'Mobile number',
  checkin: 'Check-in',
  checkout: 'Check-out',
  rooms: 'Rooms',
  guests: 'Guests',
  subject: 'Subject',
  message: 'Message',
};

const hints: Partial<Record<FieldName, string>> = {
  mobile: 'If abroad, with the country code.',
  message: 'Several rooms or dates? Write each. For a company’s bill, add the GSTIN.',
};

const missing: Record<FieldName, string> = {
  name: 'Please tell us your name.',
  email: 'Please give your e-mail address, so that we can answer.',
  mobile: 'Please give your mobile number, so that we can call.',
  checkin: 'Please choose the day you arrive.',
  checkout: 'Please choose the day you leave.',
  rooms: 'Please say how many rooms, as a number.',
  guests: 'Please say how many you are.',
  subject: 'Please say in a few words what it is about.',
  message: 'Please write your message.',
};

const malformed: Partial<Record<FieldName, string>> = {
  email: 'This address does not look complete. It should read like asha@example.com.',
  checkin: 'Please choose a day from the calendar.',
  checkout: 'Please choose a day from the calendar.',
  rooms: 'Please write a number, such as 2.',
};

/** Each fits on one line of a narrow phone. Warnings do not prevent sending. */
const warnings: Record<Exclude<FieldWarning, 'mistyped'>, string> = {
  'no-ending': 'Is the end missing, such as .com?',
  'no-room': 'Did you mean at least one room?',
  'part-room': 'Did you mean whole rooms?',
  'no-mobile': 'Is this a whole mobile number?',
  past: 'This date has passed.',
  'odd-year': 'Is the year right?',
};

const failures: Record<FailureReason, string> = {
  blocked:
    'Our mail service turned this message away, perhaps because of the e-mail address in it. Please try another address, or reach us directly:',
  'too-many':
    'Our mail service has had too many messages in a short time. Please try again in a little while, or reach us directly:',
  headless:
    'Our mail service took your browser for a machine and did not let the message through. Please try another browser, or reach us directly:',
  misconfigured:
    'Our form is not working just now. The fault is ours, not yours. Please reach us directly:',
  'too-large':
    'Your message is longer than our mail service takes. Please shorten it, or reach us directly:',
  'service-down':
    'Our mail service is out of order at the moment. Please try again in a few minutes, or reach us directly:',
  offline:
    'We could not reach our mail service. Please check your internet connection and try again, or reach us directly:',
  unreachable:
    'Something kept this page from our mail service, perhaps an ad blocker or a privacy setting of your browser. Please allow this site and try again, or reach us directly:',
  timeout:
    'Our mail service did not answer in time, so we cannot be sure that your message arrived. You can safely send it again, or reach us directly:',
  nonsense:
    'Something other than our mail service answered; a Wi-Fi network that asks you to sign in does that. Please try again, or reach us directly:',
};

/** Words of the two enquiry forms: labels, hints, messages and outcomes. */
export const enquiry = {
  labels,
  hints,
  warnings,
  /** The label of the button that accepts the suggested address. */
  didYouMean: (address: string) => `Did you mean ${address}?`,
  formNames: { booking: 'Booking enquiry', contact: 'Message to the inn' },
  /** Above a form with this many required fields. */
  needed: (fields: number) => `${capital(numberWord(fields))} lines, and we can answer.`,
  send: { booking: 'Send enquiry', contact: 'Send message' },
  sending: 'Sending…',
  oneMoment: 'One moment, please.',

  /** The group of a form's optional fields. */
  optional: { title: 'When, and how many?', hint: 'If you know it already' },
  ifTonight: 'If you arrive today, please ring as well:',
  tonight: 'You arrive today: please ring as well.',

  nights,
  longStay: 'That is more than a year: are both days right?',
  sameDay: 'Arriving and leaving on the same day is fine: a room for the day.',
  swapQuestion: 'Check-out is before check-in: swap them?',
  swap: 'Swap the dates',

  /** The contact form's two are verbatim from the specification. */
  headlines: {
    booking: { sent: 'Your enquiry is on its way.', failed: 'Your enquiry has not gone out.' },
    contact: { sent: 'Message sent successfully!', failed: 'Failed to send message.' },
  },
  failures,
  putBack: 'Put my message back',
  putOtherBack: 'Put my other message back',
  otherKept: 'Your other message is kept.',
  broken: 'This form could not be shown. Please reach us directly:',

  waysOut: {
    label: 'Other ways to reach us',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
    call: 'Call',
  },
  /** Prefills the WhatsApp message and the e-mail. */
  letter: {
    labels: { ...labels, name: 'Name' },
    reference: 'Reference',
    greeting: {
      booking: (inn: string) => `Hello ${inn}, I would like to book a stay.`,
      contact: (inn: string) => `Hello ${inn},`,
    },
    subject: (name: string) => (name ? `Booking enquiry from ${name}` : 'Booking enquiry'),
  },

  trap: 'Leave this field empty.',

  tools,
  toolParams,
} as const;

/**
 * The message beside a field with this error.
 * @param maxLength the maximum number of characters
 */
export function errorMessage(name: FieldName, error: FieldError, maxLength: number): string {
  if (error === 'too-long')
    return `Please shorten this to at most ${maxLength.toLocaleString('en-IN')} characters.`;
  return (error === 'malformed' && malformed[name]) || missing[name];
}
