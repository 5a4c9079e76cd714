import { type PlanDrawing, svgOf } from '../../floor-plan/drawing.ts';
import styles from './FloorPlan.module.css';

export interface FloorPlanProps {
  /** The drawing's id on the page. */
  id: string;
  drawing: PlanDrawing;
  /** Such as "3.9 × 3.6 m". */
  measure: string;
  /** The plan in words. */
  text: string;
}

/** A room's measured floor plan, with its size and the plan in words. */
export function FloorPlan({ id, drawing, measure, text }: FloorPlanProps) {
  return (
    <figure className={styles.plan} data-part="floor-plan">
      <svg aria-hidden="true" viewBox={drawing.viewBox} width={`${drawing.width}em`}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers. */}
        <g dangerouslySetInnerHTML={{ __html: svgOf(drawing, id) }} id={id} />
      </svg>
      <figcaption>
        <b>{measure}</b>
        {` ${text}`}
      </figcaption>
    </figure>
  );
}

/** A plan that the page shows at full size elsewhere. */
export type SmallPlanProps = Pick<FloorPlanProps, 'id'> & {
  drawing: Pick<PlanDrawing, 'viewBox' | 'width'>;
};

/** The same drawing, small. Decorative: the list around it states the facts in words. */
export function SmallPlan({ plan }: { plan: SmallPlanProps | undefined }) {
  if (!plan) return null;
  const { id, drawing } = plan;
  return (
    <svg
      aria-hidden="true"
      className={styles.small}
      viewBox={drawing.viewBox}
      width={`${drawing.width}em`}
    >
      <use href={`#${id}`} />
    </svg>
  );
}
