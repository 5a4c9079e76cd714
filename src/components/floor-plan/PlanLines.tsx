import { Fragment } from 'react';
import type { PlanDrawing } from '../../floor-plan/drawing.ts';

/** The lines of a plan. @param id begins the ids of what is drawn several times */
export function PlanLines({ drawing, id }: { drawing: PlanDrawing; id: string }) {
  return (
    <g id={id}>
      <path d={drawing.path} />
      {drawing.repeated.map(({ path, copies }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the drawing is made anew as a whole
        <Fragment key={index}>
          <path d={path} id={`${id}-${index}`} />
          {copies.map(({ x, y }) => (
            <use href={`#${id}-${index}`} key={`${x} ${y}`} x={x || undefined} y={y || undefined} />
          ))}
        </Fragment>
      ))}
    </g>
  );
}
