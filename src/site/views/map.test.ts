import { expect, test } from 'vitest';
import { SHEET } from '../../components/map/MapDrawing.tsx';
import { map } from '../../content/schema/map.ts';
import { mapSketch, mapView } from './map.ts';

const drawn = map.parse({
  alt: 'Sketch map.',
  roads: [
    {
      name: 'Temple Road',
      points: [
        [11.01, 76.96],
        [11, 76.95],
      ],
    },
    {
      kind: 'railway',
      name: 'Main Line',
      points: [
        [11, 76.94],
        [11.02, 76.94],
      ],
    },
  ],
  places: [
    { name: 'North Gate', at: [11.02, 76.95] },
    { name: 'South Gate', at: [11, 76.95], side: 'left' },
  ],
});
const inn = (longitude: number, name = 'Hill Inn') => ({
  name,
  location: { latitude: 11.01, longitude },
});

test('the pin is on the side of the road where the inn is', () => {
  const places = (longitude: number) => {
    const { pin, places: dots } = mapSketch(drawn, inn(longitude));
    return pin.x - (dots[0]?.x ?? 0);
  };
  expect(places(76.945)).toBeLessThan(0);
  expect(places(76.955)).toBeGreaterThan(0);
});

test('north is up, and distances have the same scale in both directions', () => {
  const { places, pin } = mapSketch(drawn, inn(76.96));
  const [north, south] = places;
  expect(north?.y).toBeLessThan(south?.y ?? 0);
  const down = (south?.y ?? 0) - (north?.y ?? 0);
  const across = pin.x - (north?.x ?? 0);
  expect(across / down).toBeCloseTo(0.5 * Math.cos((11.01 * Math.PI) / 180), 1);
});

test('places and pin stay on the sheet, however near or far they are', () => {
  for (const longitude of [76.95, 77.4, 70]) {
    const { places, pin } = mapSketch(drawn, inn(longitude));
    for (const { x, y } of [...places, pin]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(SHEET.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(SHEET.height);
    }
  }
});

test('a road’s name reads from left to right, whichever way the road was written', () => {
  const [road] = mapSketch(drawn, inn(76.96)).roads;
  const [first = 0, last = 0] = (road?.path.match(/[ML]([\d.-]+)/g) ?? []).map((step) =>
    Number(step.slice(1)),
  );
  expect(first).toBeLessThan(last);
});

test('a long name breaks into lines that fit on the sheet', () => {
  const name = 'The Grand Old Railway Station Guest House and Garden';
  const { lines, x, anchor } = mapSketch(drawn, inn(76.96, name)).pin.name;
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ')).toBe(name);
  expect(anchor).toBe('middle');
  const half = (Math.max(...lines.map((line) => line.length)) * 21 * 0.66) / 2;
  expect(x - half).toBeGreaterThan(0);
  expect(x + half).toBeLessThan(SHEET.width);
});

test('an inn without a drawn map has the interactive one alone', () => {
  expect(mapView(inn(76.96))).not.toHaveProperty('sketch');
  expect(mapView(inn(76.96)).pageUrl).toContain('11.01/76.96');
});

test('a name moves to another side if a road or another name is in its way', () => {
  const crowded = map.parse({
    alt: 'Sketch map.',
    roads: [
      {
        points: [
          [11, 76.95],
          [11, 76.97],
        ],
      },
    ],
    places: [
      { name: 'On the road', at: [11, 76.95] },
      { name: 'Far to the north', at: [11.02, 76.95] },
      { name: 'Just beside it', at: [11.0201, 76.9501] },
    ],
  });
  const [onRoad, far, beside] = mapSketch(crowded, inn(76.93)).places;
  const road = onRoad?.y ?? 0;
  const baseline = onRoad?.name.y ?? 0;
  expect(baseline < road - 9 || baseline > road + 18).toBe(true);
  expect([far?.name.y, far?.name.anchor]).not.toEqual([beside?.name.y, beside?.name.anchor]);
});

test('a road that leaves the sheet continues far beyond it, a lane that ends on it does not', () => {
  const roads = [
    [
      [11.01, 76.96],
      [11.01, 77.2],
    ],
    [
      [11.01, 76.95],
      [11.01, 76.955],
    ],
  ].map((points) => ({ points }));
  const sketch = mapSketch(map.parse({ ...drawn, roads }), inn(76.96));
  const [long = [], short = []] = sketch.roads.map(({ path }) =>
    [...path.matchAll(/-?[\d.]+ /g)].map(([x]) => Number(x)),
  );
  expect(Math.max(...long)).toBeGreaterThan(2000);
  expect(Math.max(...short)).toBeLessThan(SHEET.width);
});
