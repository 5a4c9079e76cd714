import { type MapName, type MapSketch, SHEET } from '../../components/map/MapDrawing.tsx';
import type { Inn } from '../../content/innSchema.ts';
import type { MapContent } from '../../content/mapSchema.ts';

type Point = readonly [latitude: number, longitude: number];
type Side = MapContent['innSide'];

interface Spot {
  x: number;
  y: number;
}

/** Space around the places in sheet units: for names, and at the bottom for legend and button. */
const MARGIN = { left: 64, right: 72, top: 84, bottom: 126 };
/** The smallest extent of a map, in degrees: about 400 m. */
const LEAST = 0.004;
/**
 * Width of a letter relative to its font size: 0.5, plus the letter and word spacing that WCAG
 * 1.4.12 lets guests add.
 */
const LETTER = 0.66;
/** Space at the sheet's edge. */
const EDGE = 6;
const FONT = { place: 15.5, inn: 21 };
const PIN_HEIGHT = 40;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Projects points onto the sheet, to a tenth of a unit; places and inn fill it, north is up. */
function projectionOf(points: readonly Point[]) {
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  // Away from the equator a degree of longitude is shorter than one of latitude.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const room = {
    across: SHEET.width - MARGIN.left - MARGIN.right,
    down: SHEET.height - MARGIN.top - MARGIN.bottom,
  };
  const across = Math.max(LEAST, (east - west) * squeeze);
  const scale = Math.min(room.across / across, room.down / Math.max(LEAST, north - south));
  const middle = { x: MARGIN.left + room.across / 2, y: MARGIN.top + room.down / 2 };
  return ([latitude, longitude]: Point) => ({
    x: tenth(middle.x + (longitude - (west + east) / 2) * squeeze * scale),
    y: tenth(middle.y - (latitude - (south + north) / 2) * scale),
  });
}

/** Breaks a name into lines of this width. */
function linesOf(name: string, size: number, width: number): string[] {
  const most = Math.floor(width / (size * LETTER));
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Moves a name back onto the sheet if it would leave it with wide letter spacing. */
function nameAt(lines: string[], size: number, at: Omit<MapName, 'lines'>): MapName {
  const width = Math.max(...lines.map((line) => line.length)) * size * LETTER;
  const before = { start: 0, middle: 0.5, end: 1 }[at.anchor] * width;
  const left = Math.min(Math.max(at.x - before, EDGE), SHEET.width - EDGE - width);
  return { lines, ...at, x: tenth(Math.max(left, EDGE) + before) };
}

function besides({ x, y }: Spot, side: Side, far: Spot) {
  if (side === 'left') return { x: x - far.x, y: y + 5, anchor: 'end' as const };
  if (side === 'right') return { x: x + far.x, y: y + 5, anchor: 'start' as const };
  return { x, y: side === 'above' ? y - 13 : y + far.y, anchor: 'middle' as const };
}

/** The name next to the pin's head, above it, or below its point. */
function innName({ x, y }: Spot, side: Side, name: string): MapName {
  const far = { x: 21, y: 24 };
  const width = { left: x - far.x, right: SHEET.width - x - far.x }[side as 'left' | 'right'];
  const lines = linesOf(name, FONT.inn, (width ?? SHEET.width - EDGE) - EDGE);
  const at = besides({ x, y }, side, far);
  if (side === 'above') at.y = y - PIN_HEIGHT - 8 - (lines.length - 1) * FONT.inn;
  if (width !== undefined) at.y = y - 19 - ((lines.length - 1) * FONT.inn) / 2;
  return nameAt(lines, FONT.inn, at);
}

/** The point at this percentage along a line, and the line's direction there, in degrees. */
function alongside(line: readonly Spot[], share: number): Spot & { turn: number } {
  const pieces = line.slice(1).map((end, index) => {
    const start = line[index] ?? end;
    return { start, end, length: Math.hypot(end.x - start.x, end.y - start.y) };
  });
  let left = (pieces.reduce((sum, { length }) => sum + length, 0) * share) / 100;
  const piece = pieces.find(({ length }, index) => {
    if (left <= length || index === pieces.length - 1) return true;
    left -= length;
    return false;
  });
  if (!piece) return { x: 0, y: 0, turn: 0 };
  const { start, end, length } = piece;
  const part = length > 0 ? left / length : 0;
  return {
    x: tenth(start.x + (end.x - start.x) * part),
    y: tenth(start.y + (end.y - start.y) * part),
    turn: tenth((Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI),
  };
}

/** The map from content/map.yaml, with a pin at inn.yaml's position. */
export function mapSketch(
  { alt, innSide, roads, places }: MapContent,
  { name, location: { latitude, longitude } }: Pick<Inn, 'name' | 'location'>,
): MapSketch {
  const door: Point = [latitude, longitude];
  const project = projectionOf([door, ...places.map(({ at }) => at)]);
  const pin = project(door);
  return {
    alt,
    roads: roads.map(({ name: road, kind, points, nameAt: share }) => {
      const line = points.map(project);
      // Names read from left to right.
      if ((line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0)) line.reverse();
      return {
        kind,
        path: `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`,
        label: alongside(line, share),
        ...(road === undefined ? {} : { name: road }),
      };
    }),
    places: places.map(({ name: place, at, side }) => {
      const dot = project(at);
      const label = besides(dot, side, { x: 12, y: 22 });
      return { ...dot, name: nameAt([place], FONT.place, label) };
    }),
    pin: { ...pin, name: innName(pin, innSide, name) },
  };
}

const OPENSTREETMAP = 'https://www.openstreetmap.org';
/** Half the frame's height and width in degrees: about 1.3 km each way. */
const REACH = 0.012;

/**
 * The inn's maps: the one drawn from content/map.yaml if there is one, and the interactive one, as
 * a page and for a frame.
 */
export function mapView(inn: Pick<Inn, 'name' | 'location'>, drawn?: MapContent) {
  const { latitude, longitude } = inn.location;
  const box = [longitude - REACH, latitude - REACH, longitude + REACH, latitude + REACH];
  const frame = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(','),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  const page = new URLSearchParams({ mlat: String(latitude), mlon: String(longitude) });
  return {
    ...(drawn && { sketch: mapSketch(drawn, inn) }),
    frameUrl: `${OPENSTREETMAP}/export/embed.html?${frame}`,
    pageUrl: `${OPENSTREETMAP}/?${page}#map=16/${latitude}/${longitude}`,
  };
}
