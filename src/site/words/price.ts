const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** How a price is said, wherever one is: on pages and in what search engines and assistants are told. */
export const price = {
  /** @param rupees whole rupees, grouped as in India: ₹1,05,000. */
  aNight: (rupees: number) => `from ${RUPEES.format(rupees)} a night`,
  /** The same with what the inn says of tax, if it says something. */
  withTax: (rupees: number, note?: string) =>
    [price.aNight(rupees), note].filter(Boolean).join(', '),
  /** Below many prices. */
  ofAll: (note?: string) =>
    `${['Prices are for the room, a night', note].filter(Boolean).join(', ')}.`,
} as const;
