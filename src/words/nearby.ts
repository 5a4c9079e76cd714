/** Words of the nearby-places table. */
export const nearby = {
  place: 'Place',
  distance: 'Distance',
  time: 'Time',
  /** U+00A0 keeps a number and its unit on one line. */
  measure: (amount: number, unit: string) => `${amount.toLocaleString('en-IN')}\u00a0${unit}`,
  about: 'about',
  kilometres: 'km',
  minutes: 'min',
  directionsTo: (place: string) => `${place}: directions`,
  checkedOn: (day: string) =>
    `All distances and times are about, last checked on ${day}. Each place opens directions.`,
} as const;
