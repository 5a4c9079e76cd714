import type { FloorPlanProps } from '../../components/floor-plan/FloorPlan.tsx';
import type { Room } from '../../content/schema/room.ts';
import { drawPlan } from '../../floor-plan/drawing.ts';
import { planInWords } from '../../floor-plan/inWords.ts';
import { words } from '../words/index.ts';

/** A room's floor plan, drawn and in words; undefined if its file has none. */
export function floorPlan(
  room: Pick<Room, 'plan' | 'sleeps' | 'floorSpace' | 'order'>,
): FloorPlanProps | undefined {
  const { plan, sleeps, floorSpace, order } = room;
  if (!plan) return undefined;
  return {
    // No two rooms have one place in the order.
    id: `p${order}`,
    drawing: drawPlan(plan, sleeps),
    measure: words.floorPlan.measure(plan.width, plan.depth),
    text: `${planInWords(plan, floorSpace)} ${words.floorPlan.sandals(sleeps)}`,
  };
}
