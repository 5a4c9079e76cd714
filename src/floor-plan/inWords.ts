import { floorPlan, type PlanGroup } from '../site/words/floorPlan.ts';
import { areaOf, type Plan, sideOf } from './plan.ts';

/** The kinds of pieces that the sentence names. */
const TOLD = [
  'single bed',
  'queen bed',
  'double bed',
  'window',
  'desk',
  'armchair',
  'bench',
  'wardrobe',
  'fan',
  'air conditioner',
  'bath',
] as const satisfies readonly PlanGroup['kind'][];

/**
 * A plan in a sentence, for everybody who does not see the drawing.
 * @param floorSpace square metres as the room's facts say them
 */
export function planInWords(plan: Plan, floorSpace = Math.round(areaOf(plan))): string {
  const door = plan.pieces.find(({ kind }) => kind === 'door')?.wall ?? 'bottom';
  const groups = TOLD.flatMap((kind) => {
    const sides = plan.pieces
      .filter((piece) => piece.kind === kind)
      // A fan hangs from the ceiling: its wall only serves to measure its position.
      .map(({ wall }) => (kind === 'fan' ? 'far' : sideOf(wall, door)));
    return [...new Set(sides)].map((side) => ({
      kind,
      side,
      count: sides.filter((one) => one === side).length,
    }));
  });
  return floorPlan.text(floorSpace, groups);
}
