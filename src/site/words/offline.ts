/** Words for a guest without a connection. Read by the service worker too. */
export const offline = {
  label: 'A kept copy',
  /** Above a cached page; `when` is the day and time by the clock of the guest's device. */
  savedCopy: (when?: string) =>
    `No connection just now. This is a copy kept on your device${when ? ` on ${when}` : ''}; it may have changed since.`,
  when: (day: Date) =>
    new Intl.DateTimeFormat('en-IN', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
    }).format(day),
  again: 'Try again',
  page: {
    title: (inn: string) => `No connection: ${inn}`,
    description: (inn: string) =>
      `The telephone number and the way to ${inn}, for when there is no connection.`,
    heading: 'No connection just now',
    intro:
      'This page is not on your device yet. What you need to reach us is here, and a telephone call needs no internet.',
    pages: 'On your device already',
  },
} as const;
