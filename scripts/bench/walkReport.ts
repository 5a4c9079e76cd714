import { table } from './table.ts';
import { TARGETS } from './targets.ts';

/** One interaction; `inp` in milliseconds. */
export interface InteractionRow {
  name: string;
  path: string;
  inp: number;
}

/** One page change; `lcp` in milliseconds from the click. */
export interface VisitRow {
  from: string;
  to: string;
  pointer: string;
  lcp: number;
  delivery: string;
}

const whole = (figure: number) => figure.toFixed(0);
const way = ({ from, to }: VisitRow) => `${from} → ${to}`;

export function interactionTable(rows: readonly InteractionRow[]): string {
  return table(
    ['interaction', 'page', 'INP'],
    rows.map(({ name, path, inp }) => [name, path, whole(inp)]),
  );
}

export function visitTable(rows: readonly VisitRow[]): string {
  return table(
    ['from → to', 'by', 'the next page was', 'LCP from the click'],
    rows.map((row) => [way(row), row.pointer, row.delivery, whole(row.lcp)]),
  );
}

/** Missed targets, one line each. */
export function walkMisses(
  interactions: readonly InteractionRow[],
  visits: readonly VisitRow[],
): string[] {
  return [
    ...interactions
      .filter(({ inp }) => inp >= TARGETS.inp)
      .map(({ name, path, inp }) => `${name} on ${path}: INP ${whole(inp)} ms`),
    ...visits
      .filter(({ lcp }) => lcp > TARGETS.visit)
      .map((row) => `${way(row)} by ${row.pointer}: LCP ${whole(row.lcp)} ms after the click`),
  ];
}
