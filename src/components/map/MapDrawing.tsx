import { keyed } from '../controls/keyed.ts';
import styles from './MapDrawing.module.css';

/** The size of the locator map; all its coordinates are in these units. */
export const SHEET = { width: 400, height: 484 };

export interface MapName {
  /** Several if the name does not fit on one. */
  lines: string[];
  /** The distance between lines in ems; 1 by default. */
  leading?: number;
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
    /** SVG path data; roads that leave the sheet go on far beyond it. */
    path: string;
  }[];
  /** Ways from the inn, SVG path data; a script shows one of them. */
  ways: string[];
  names: {
    /** Along a road: the name's middle and its rotation in degrees, clockwise. */
    roads: { text: string; x: number; y: number; turn: number }[];
    walks: MapName[];
    /** What the railways' colour means. */
    legend: { text: string; x: number; y: number }[];
  };
  places: { x: number; y: number; name: MapName }[];
  /** The inn. */
  pin: { x: number; y: number; name: MapName };
}

function Name({
  of: { lines, leading = 1, x, y, anchor },
  kind,
}: {
  of: MapName;
  kind: 'place' | 'inn' | 'walk';
}) {
  return (
    <text className={styles.name} data-of={kind} textAnchor={anchor} x={x} y={y}>
      {keyed(lines).map(([key, line], index) => (
        <tspan dy={index > 0 ? `${leading}em` : undefined} key={key} x={x}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** A drawn map of the way to the inn: roads, lanes, railways, places and the inn. */
export function MapDrawing({ alt, roads, ways, names, places, pin }: MapSketch) {
  const linesOf = (kind: MapSketch['roads'][number]['kind']) =>
    roads.filter((road) => road.kind === kind);
  return (
    <div className={styles.frame}>
      <svg
        aria-label={alt}
        className={styles.map}
        role="img"
        viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      >
        {linesOf('lane').map(({ path }) => (
          <path className={styles.lane} d={path} data-kind="lane" key={path} />
        ))}
        {linesOf('road').map(({ path }) => (
          <path className={styles.road} d={path} data-kind="road" key={path} />
        ))}
        {linesOf('road').map(({ path }) => (
          <path className={styles.roadFill} d={path} key={path} />
        ))}
        {linesOf('railway').map(({ path }) => (
          <path className={styles.railway} d={path} data-kind="railway" key={path} />
        ))}
        {linesOf('walk').map(({ path }) => (
          <path className={styles.walk} d={path} data-kind="walk" key={path} />
        ))}
        {ways.map((path, index) => (
          <path className={styles.way} d={path} data-way={index} key={path} />
        ))}
        {names.legend.map(({ text, x, y }) => (
          <g key={text}>
            <path className={styles.railway} d={`M${x} ${y - 5}h30`} data-part="dash" />
            <text className={styles.legend} x={x + 40} y={y}>
              {text}
            </text>
          </g>
        ))}
        {names.roads.map(({ text, x, y, turn }) => (
          <text
            className={styles.roadName}
            key={text}
            textAnchor="middle"
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {text}
          </text>
        ))}
        {names.walks.map((name) => (
          <Name key={name.lines[0]} kind="walk" of={name} />
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
    </div>
  );
}
