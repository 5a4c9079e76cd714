/**
 * What the locator map draws, in the units of its 400 × 484 view box; north is up.
 * Positions follow OpenStreetMap's, loosely: it is a sketch, not a survey.
 */
interface Station {
  name: string;
  x: number;
  y: number;
  side: 'start' | 'end' | 'above';
}

/** The Yellow Line's stations near the inn, from the city outwards. */
export const stations: readonly Station[] = [
  { name: 'BTM Layout', x: 56, y: 74, side: 'above' },
  { name: 'Central Silk Board', x: 142, y: 78, side: 'end' },
  { name: 'Bommanahalli', x: 156, y: 138, side: 'start' },
  { name: 'Hongasandra', x: 174, y: 194, side: 'start' },
  { name: 'Kudlu Gate', x: 208, y: 246, side: 'start' },
  { name: 'Singasandra', x: 240, y: 288, side: 'start' },
  { name: 'Hosa Road', x: 268, y: 324, side: 'start' },
  { name: 'Electronic City', x: 316, y: 388, side: 'start' },
];

export const yellowLine =
  'M0 80L56 74L128 70Q142 68 144 84L156 138L174 194L208 246L240 288L268 324L316 388L346 430';
export const hosurRoad = 'M118 0L136 60L150 138L168 196L202 250L234 292L262 328L310 392L336 430';
export const ringRoad = 'M0 92L70 88L140 64L230 44L400 22';
export const lanes = [
  'M168 196L222 180L330 148',
  'M222 180L246 230L208 246',
  'M156 138L40 172L0 200',
];

/** The inn, east of Hongasandra station. */
export const inn = { x: 222, y: 180 };
