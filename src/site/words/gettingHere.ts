/** Words around the routes to the inn; the routes themselves are in content/getting-here.yaml. */
export const gettingHere = {
  name: 'Getting here',
  /** The link from the contact page to all routes. */
  whole: 'Every way here, with times and fares',
  card: 'Our address to show a driver',
  print: 'All directions on one printed sheet',
  appleMaps: 'In Apple Maps',
  /** U+00A0 keeps a figure and its unit on one line. */
  minutes: (count: number) => `about ${count}\u00a0min`,
  rupees: (count: number) => `about ₹${count.toLocaleString('en-IN')}`,
  free: 'no fare',
  runs: (first: string, last: string) => `First ${first}, last ${last}.`,
  /** Shown between the last train and the first. */
  gone: (first: string) => `The last one has left. The next goes at ${first}.`,
  night: (from: string, until: string, fare: string) => `${from} to ${until}: ${fare}.`,
  nightNow: 'The night fare applies now.',
  percentMore: (percent: number) => `${percent}% more`,
  directionsFrom: (place: string) => `${place}: directions to us`,
  copy: 'Copy the address',
  copied: 'Copied: paste it into the cab’s app.',
  notCopied: 'Not copied. Press and hold the address to copy it.',
  say: 'How to say it',
  meaning: 'What it says',
  languages: 'Languages',
  allOnPaper:
    'Print this page on both sides of a sheet: these words and the map, every way here on the back.',
} as const;
