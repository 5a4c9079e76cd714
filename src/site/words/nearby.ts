/** Words of the nearby-places table. */
export const nearby = {
  place: 'Place',
  distance: 'Distance',
  time: 'Time',
  /** U+00A0 keeps a number and its unit on one line. */
  measure: (amount: number, unit: string) => `${amount.toLocaleString('en-IN')}\u00a0${unit}`,
  about: 'about',
  byAuto: (fare: number) => `₹${fare.toLocaleString('en-IN')}\u00a0by\u00a0auto`,
  kilometres: 'km',
  minutes: 'min',
  /** On a phone: shows the rest of a category. */
  all: (count: number) => `all ${count}`,
  allOf: (count: number, category: string) => `all ${count}: ${category}`,
  directionsTo: (place: string) => `${place}: directions`,
  estimated: 'All figures are estimates. Choose a place for directions from the inn.',
  checkedOn: (day: string) =>
    `All figures are approximate; we last checked them on ${day}. Choose a place for directions from the inn.`,
} as const;
