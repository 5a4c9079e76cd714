/** Words around the inn's notice. */
export const notice = {
  label: 'Notice',
  more: 'More about it',
  day: (day: Date) =>
    new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      day,
    ),
  days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  over: (until: string) => `This was until ${until}.`,
} as const;
