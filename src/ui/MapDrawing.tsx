import styles from './MapDrawing.module.css';
import { hosurRoad, inn, lanes, ringRoad, stations, yellowLine } from './mapGround.ts';

interface MapDrawingProps {
  innName: string;
  /** What the drawing tells, for people who cannot see it. */
  alt: string;
  roads: { hosur: string; ring: string };
  line: string;
}

const OFFSET = { start: { dx: -12, dy: 5 }, end: { dx: 13, dy: 17 }, above: { dx: 0, dy: -13 } };
const ANCHOR = { start: 'end', end: 'start', above: 'middle' } as const;

/** The way to the inn, drawn: Hosur Road, the Yellow Line with its stations, and our door. */
export function MapDrawing({ innName, alt, roads, line }: MapDrawingProps) {
  return (
    <svg aria-label={alt} className={styles.map} role="img" viewBox="0 0 400 484">
      <g>
        {lanes.map((lane) => (
          <path className={styles.lane} d={lane} key={lane} />
        ))}
        <path className={styles.road} d={ringRoad} />
        <path className={styles.road} d={hosurRoad} />
        <path className={styles.roadFill} d={ringRoad} />
        <path className={styles.roadFill} d={hosurRoad} />
        <path className={styles.line} d={yellowLine} />
        {stations.map(({ name, x, y, side }) => (
          <g key={name}>
            <circle className={styles.station} cx={x} cy={y} r="5.5" />
            <text
              className={styles.name}
              textAnchor={ANCHOR[side]}
              x={x + OFFSET[side].dx}
              y={y + OFFSET[side].dy}
            >
              {name}
            </text>
          </g>
        ))}
        <text className={styles.roadName} transform="rotate(56 252 268)" x="236" y="268">
          {roads.hosur}
        </text>
        <text className={styles.roadName} transform="rotate(-8 300 26)" x="262" y="56">
          {roads.ring}
        </text>
        <path className={styles.line} d="M228 461H258" />
        <text className={styles.lineName} x="268" y="466">
          {line}
        </text>
        <g transform={`translate(${inn.x} ${inn.y})`}>
          <path
            className={styles.pin}
            d="M0 0C-5 -9 -15 -14 -15 -25A15 15 0 0 1 15 -25C15 -14 5 -9 0 0Z"
          />
          <circle className={styles.pinHole} cy="-25" r="5.5" />
          <text className={styles.innName} x="21" y="-19">
            {innName}
          </text>
        </g>
      </g>
    </svg>
  );
}
