/** Words of the nearby-places table. */
export const nearby = {
  place: 'Place',
  distance: 'Distance',
  time: 'Time',
  /** U+00A0 keeps a number and its unit on one line. */
  measure: (amount: number, unit: string) => `${amount.toLocaleString('en-IN')}\u00a0${unit}`,
  about: 'about',
  byAuto: (fare: number) => `auto\u00a0about\u00a0₹\u00a0${fare.toLocaleString('en-IN')}`,
  kilometres: 'km',
  minutes: 'min',
  /** On a phone: shows the rest of a category. */
  all: (count: number) => `all ${count}`,
  allOf: (count: number, category: string) => `all ${count}: ${category}`,
  directionsTo: (place: string) => `${place}: directions`,
  estimated: 'Distances and times are estimates. Each place opens the way there from the inn.',
  checkedOn: (day: string) =>
    `Distances and times are approximate; we last checked them on ${day}. Each place opens the way there from the inn.`,
} as const;
