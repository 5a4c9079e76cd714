/** Headings of llms.txt, which assistants read. */
export const llms = {
  facts: 'Facts',
  nearby: 'Near the inn, by road unless it says on foot',
  pages: 'Pages',
  booking: (contact: string, telephone: string) =>
    `Rooms are not booked on this site. Guests telephone or write, with their dates: ${telephone}, or the form at ${contact}.`,
} as const;
