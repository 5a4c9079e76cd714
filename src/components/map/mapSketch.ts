/** The sheet that the locator map is drawn on; all its figures are in these units. */
export const SHEET = { width: 400, height: 484 };

export interface MapName {
  /** One, or more where it would not fit. */
  lines: string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** A drawn map: north is up. */
export interface MapSketch {
  /** What it tells, for people who cannot see it. */
  alt: string;
  /** From the lowest to the topmost. */
  roads: {
    kind: 'road' | 'lane' | 'railway' | 'walk';
    /** The data of an SVG path. */
    path: string;
    name?: string;
    /** Where the middle of the name stands, and how far it is turned, in degrees clockwise. */
    label: { x: number; y: number; turn: number };
  }[];
  places: { x: number; y: number; name: MapName }[];
  /** Where the inn is. */
  pin: { x: number; y: number; name: MapName };
}
