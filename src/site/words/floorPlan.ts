import { capital } from '../../../lib/text.ts';
import { numberWord } from './counts.ts';

/** A wall, seen by a guest who comes in. */
export type PlanSide = 'left' | 'right' | 'far' | 'door';

/** Pieces of one kind at one wall. The side of a fan, which hangs in the room, is ignored. */
export interface PlanGroup {
  kind: keyof typeof NAMES;
  count: number;
  side: PlanSide;
}

/** The singular and the plural. */
const NAMES = {
  'single bed': ['one single bed', 'single beds'],
  'queen bed': ['one queen bed', 'queen beds'],
  'double bed': ['one double bed', 'double beds'],
  window: ['a window', 'windows'],
  desk: ['a desk', 'desks'],
  armchair: ['an armchair', 'armchairs'],
  bench: ['a bench', 'benches'],
  wardrobe: ['a wardrobe', 'wardrobes'],
  'air conditioner': ['an air conditioner', 'air conditioners'],
  fan: ['a ceiling fan', 'ceiling fans'],
  bath: ['a bathroom', 'bathrooms'],
} as const;

const isBed = ({ kind }: PlanGroup) => kind.endsWith('bed');
const isThing = (group: PlanGroup) =>
  !isBed(group) && group.kind !== 'fan' && group.kind !== 'bath';

/** Where beds are, in the order in which a guest sees them. */
const BEDS_AT = {
  left: 'along the left wall',
  right: 'along the right wall',
  far: 'along the far wall',
  door: 'beside the door',
};
const THINGS_AT = {
  far: 'opposite the door',
  left: 'on the left',
  right: 'on the right',
  door: 'by the door',
};
const BATH_AT = {
  left: 'off the left wall',
  right: 'off the right wall',
  far: 'off the far wall',
  door: 'beside the entrance',
};

const figure = (metres: number) => metres.toLocaleString('en-IN', { maximumFractionDigits: 2 });

function counted({ kind, count }: PlanGroup): string {
  const [one, many] = NAMES[kind];
  return count === 1 ? one : `${numberWord(count)} ${many}`;
}

/** "a, b and c". */
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** What is at each wall: "a desk and a bench by the door". */
const byWall = (groups: readonly PlanGroup[], places: Readonly<Record<PlanSide, string>>) =>
  (Object.keys(places) as PlanSide[]).flatMap((side) => {
    const here = groups.filter((group) => group.side === side).map(counted);
    return here.length > 0 ? [`${listed(here)} ${places[side]}`] : [];
  });

/** Words of the floor plans. */
export const floorPlan = {
  /** The size inside the walls: "3.9 × 3.6 m". U+00A0 keeps it on one line. */
  measure: (width: number, depth: number) => `${figure(width)}\u00a0×\u00a0${figure(depth)}\u00a0m`,
  /** The plan in words, with left and right as seen by a guest who comes in. */
  text: (squareMetres: number, groups: readonly PlanGroup[]) => {
    const parts = [
      ...byWall(groups.filter(isBed), BEDS_AT),
      ...byWall(groups.filter(isThing), THINGS_AT),
      ...groups.filter(({ kind }) => kind === 'fan').map(counted),
      ...byWall(
        groups.filter(({ kind }) => kind === 'bath'),
        BATH_AT,
      ),
    ];
    return `${figure(squareMetres)}\u00a0m²: ${parts.join('; ')}.`;
  },
  /** What the sandals outside the door stand for. */
  sandals: (guests: number) =>
    guests === 1
      ? 'One pair of sandals at the door, for one guest.'
      : `${capital(numberWord(guests))} pairs of sandals at the door, one for each guest.`,
} as const;
