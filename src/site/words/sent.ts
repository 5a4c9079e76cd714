import type { FormKind } from '../../enquiry/contract/forms.ts';

const how: Record<FormKind, string> = {
  booking: 'by e-mail or telephone',
  contact: 'by e-mail',
};

/** Words after an enquiry was sent: what happens next, and what a guest can save of it. */
export const sent = {
  /** @param time the inn's reply time: "within an hour, day and night". */
  thanks: (kind: FormKind, time: string | undefined) =>
    `Thank you. We will answer you ${[how[kind], time].filter(Boolean).join(' ')}.`,
  next: {
    booking:
      'Nothing is booked yet: we will tell you whether there is a room and what it costs, and you decide.',
    contact: '',
  } satisfies Record<FormKind, string>,
  replyFact: 'We answer',
  reply: (time: string) => `We answer ${time}.`,
  reference: 'Your reference:',
  referenceUse: 'Mention it when you ring or write to us.',
  /** On the thanks page, if it is opened directly. */
  nothing: {
    heading: 'Nothing was sent from here',
    intro:
      'This page was opened by itself. Write to us on the contact page, or reach us in one of these ways.',
    link: 'Write to us',
  },
  /** On the page that thanks a guest without JavaScript. */
  inAddress: 'The address of this page ends in the reference of your message, after “ref=”.',
  noCopy:
    'Your words are not repeated here, where others may open the page too. For a copy, go back: most browsers still show the form as you filled it in.',

  calendar: 'Put it in my calendar',
  copy: 'Copy what I sent',
  share: 'Send it to myself',
  copied: 'Copied.',
  notCopied: 'Your browser did not let us copy it. You will find it under “What you sent”.',
  whatYouSent: 'What you sent',

  /** For the copy and the calendar file. */
  title: (inn: string) => `${inn} (requested, not confirmed)`,
  copyTitle: (inn: string) => `My enquiry to ${inn}`,
  /** By the clock of the guest's own device. */
  sentOn: (at: Date) =>
    `Sent: ${at.toLocaleString('en-IN', { dateStyle: 'long', timeStyle: 'short' })}`,
  notConfirmed: 'This is what was asked for. The inn has not confirmed it yet.',
  referenceIs: (reference: string) => `Reference: ${reference}`,
  phoneIs: (phone: string) => `Telephone: ${phone}`,
  /** At the end of the acknowledgement e-mail. */
  byMachine:
    'This e-mail was sent automatically. If you did not write to us, somebody mistyped an address; you need do nothing.',
  file: (reference: string) => `enquiry-${reference}.ics`,
} as const;
