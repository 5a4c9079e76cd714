import { type MapSketch, SHEET } from '../../components/map/MapDrawing.tsx';
import type { Inn } from '../../content/schema/inn.ts';
import type { MapContent } from '../../content/schema/map.ts';
import { labelSheet } from './mapLabels.ts';
import { type Spot, tenth } from './mapShapes.ts';
import { wayFinder } from './mapWays.ts';

type Point = readonly [latitude: number, longitude: number];

/** Space around the places in sheet units: for names, and at the bottom for legend and button. */
const MARGIN = { left: 64, right: 72, top: 84, bottom: 126 };
/** The smallest extent of a map, in degrees: about 400 m. */
const LEAST = 0.004;
/** How far roads extend beyond the sheet, in its units: further than any screen shows. */
const BEYOND = 3000;

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

const isOutside = ({ x, y }: Spot) => x < 0 || y < 0 || x > SHEET.width || y > SHEET.height;

/** Extends a line beyond its start, if that is outside the sheet. */
function runOff(line: readonly Spot[]): Spot[] {
  const [end, inner] = line;
  if (!end || !inner || !isOutside(end)) return [...line];
  const length = Math.hypot(end.x - inner.x, end.y - inner.y) || 1;
  const far = (from: number, to: number) => Math.round(to + ((to - from) / length) * BEYOND);
  return [{ x: far(inner.x, end.x), y: far(inner.y, end.y) }, ...line];
}

const runOffBothEnds = (line: readonly Spot[]) => runOff(runOff(line).reverse()).reverse();

const pathOf = (line: readonly Spot[]) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/**
 * The map from content/map.yaml, with a pin at inn.yaml's position.
 * @param destinations places to which the map can show the way, also outside it
 * @returns `wayTo`: for each destination, the index of the way that leads there, if any
 */
export function mapSketch(
  { alt, innSide, roads, places }: MapContent,
  { name, location: { latitude, longitude } }: Pick<Inn, 'name' | 'location'>,
  destinations: readonly (Point | undefined)[] = [],
): MapSketch & { wayTo: (number | undefined)[] } {
  const door: Point = [latitude, longitude];
  const project = projectionOf([door, ...places.map(({ at }) => at)]);
  const pin = project(door);
  const drawn = roads.map(({ points, ...road }) => {
    const line = points.map(project);
    // Names read from left to right.
    if ((line.at(-1)?.x ?? 0) < (line[0]?.x ?? 0)) line.reverse();
    return { ...road, line };
  });
  const sheet = labelSheet(
    drawn,
    places.map(({ at }) => project(at)),
    pin,
  );
  // In order of freedom: the inn's and the places' names have the least choice, the legend the most.
  const innName = sheet.inn(name, innSide);
  const named = places.map(({ name: place, at, side }) => {
    const dot = project(at);
    return { ...dot, name: sheet.place(place, dot, side) };
  });
  const walks = drawn.flatMap(({ kind, name: walk, line }) =>
    kind === 'walk' && walk !== undefined ? [sheet.walk(walk, line)] : [],
  );
  const roadNames = drawn.flatMap((road) =>
    (road.kind === 'road' || road.kind === 'lane') && road.name !== undefined
      ? [{ text: road.name, ...sheet.road(road.name, road, road.nameAt) }]
      : [],
  );
  const legend = drawn.flatMap(({ kind, name: railway }) =>
    kind === 'railway' && railway !== undefined
      ? [{ text: railway, ...sheet.legend(railway) }]
      : [],
  );
  const findWay = wayFinder(
    drawn.filter(({ kind }) => kind !== 'railway').map(({ line }) => line),
    pin,
  );
  const isEnd = ({ x, y }: Spot) =>
    drawn.some(({ line }) => [line[0], line.at(-1)].some((end) => end?.x === x && end.y === y));
  const paths = destinations.map((at) => {
    const way = at && findWay(project(at))?.reverse();
    // Extend the way beyond the sheet only if the road itself continues there.
    return way && pathOf(way[0] && isEnd(way[0]) ? runOff(way) : way);
  });
  const ways = [...new Set(paths)].filter((path) => path !== undefined);
  return {
    alt,
    ways,
    wayTo: paths.map((path) => (path === undefined ? undefined : ways.indexOf(path))),
    roads: drawn.map(({ kind, line }) => ({ kind, path: pathOf(runOffBothEnds(line)) })),
    names: { roads: roadNames, walks, legend },
    places: named,
    pin: { ...pin, name: innName },
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
