/** The size of the locator map; all its coordinates are in these units. */
export const SHEET = { width: 400, height: 484 };

export interface MapName {
  /** Several where one would not fit. */
  lines: string[];
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

/** A drawn map: north is up. */
export interface MapSketch {
  /** Describes the map for people who cannot see it. */
  alt: string;
  /** Drawn in this order, the topmost last. */
  roads: {
    kind: 'road' | 'lane' | 'railway' | 'walk';
    /** SVG path data. */
    path: string;
    name?: string;
    /** The name's centre and its rotation in degrees, clockwise. */
    label: { x: number; y: number; turn: number };
  }[];
  places: { x: number; y: number; name: MapName }[];
  /** The inn. */
  pin: { x: number; y: number; name: MapName };
}
