import { keyed } from '../controls/keyed.ts';
import styles from './MapDrawing.module.css';

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

/** Keeps the legend clear of the button at the bottom. */
const LEGEND = SHEET.height - 128;
const LINE = 22;

function Name({ of: { lines, x, y, anchor }, kind }: { of: MapName; kind: 'place' | 'inn' }) {
  return (
    <text className={styles.name} data-of={kind} textAnchor={anchor} x={x} y={y}>
      {keyed(lines).map(([key, line], index) => (
        <tspan dy={index > 0 ? '1em' : undefined} key={key} x={x}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A drawn map of the way to the inn: roads, lanes, railways, places and the inn. */
export function MapDrawing({ alt, roads, places, pin }: MapSketch) {
  const wide = roads.filter(({ kind }) => kind === 'road');
  const railways = roads.filter(({ kind }) => kind === 'railway');
  const walks = roads.filter(({ kind }) => kind === 'walk');
  const named = roads.filter(({ kind, name }) => (kind === 'road' || kind === 'lane') && name);
  return (
    <svg
      aria-label={alt}
      className={styles.map}
      role="img"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
    >
      {roads
        .filter(({ kind }) => kind === 'lane')
        .map(({ path }) => (
          <path className={styles.lane} d={path} data-kind="lane" key={path} />
        ))}
      {wide.map(({ path }) => (
        <path className={styles.road} d={path} data-kind="road" key={path} />
      ))}
      {wide.map(({ path }) => (
        <path className={styles.roadFill} d={path} key={path} />
      ))}
      {railways.map(({ path, name }, index) => (
        <g key={path}>
          <path className={styles.railway} d={path} data-kind="railway" />
          {name && (
            <>
              <path className={styles.railway} d={`M20 ${LEGEND + index * LINE}h30`} />
              <text className={styles.legend} x="60" y={LEGEND + index * LINE + 5}>
                {name}
              </text>
            </>
          )}
        </g>
      ))}
      {named.map(({ path, name, label: { x, y, turn } }) => (
        <text
          className={styles.roadName}
          dy="-11"
          key={path}
          textAnchor="middle"
          transform={`translate(${x} ${y}) rotate(${turn})`}
        >
          {name}
        </text>
      ))}
      {walks.map(({ path, name, label: { x, y } }) => (
        <g key={path}>
          <path className={styles.walk} d={path} data-kind="walk" />
          <text className={styles.legend} dy="28" textAnchor="middle" x={x} y={y}>
            {name}
          </text>
        </g>
      ))}
      {places.map(({ x, y, name }) => (
        <g key={name.lines[0]}>
          <circle className={styles.dot} cx={x} cy={y} r="5.5" />
          <Name kind="place" of={name} />
        </g>
      ))}
      <g transform={`translate(${pin.x} ${pin.y})`}>
        <path
          className={styles.pin}
          d="M0 0C-5 -9 -15 -14 -15 -25A15 15 0 0 1 15 -25C15 -14 5 -9 0 0Z"
          data-part="pin"
        />
        <circle className={styles.pinHole} cy="-25" r="5.5" />
      </g>
      <Name kind="inn" of={pin.name} />
    </svg>
  );
}
