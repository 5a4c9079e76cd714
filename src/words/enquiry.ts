/** Words of the two enquiry forms: labels, hints, refusals and what came of sending. */
export const enquiry = {
  labels: {
    name: 'Your name',
    email: 'E-mail',
    mobile: 'Mobile number',
    checkin: 'Check-in',
    checkout: 'Check-out',
    rooms: 'Rooms',
    subject: 'Subject',
    message: 'Message',
  },
  send: 'Send',
  sending: 'Sending…',
} as const;
