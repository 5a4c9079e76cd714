import { drawPlan, svgOf } from '../../../src/floor-plan/drawing.ts';
import { planInWords } from '../../../src/floor-plan/inWords.ts';
import { drawable } from '../../../src/floor-plan/plan.ts';
import { get } from '../../model/pointer.ts';
import { editorWords } from '../../words.ts';
import styles from './FloorPlanField.module.css';
import { type GroupProps, useForm } from './form.ts';
import { GroupField } from './GroupField.tsx';

/** Each guest is a pair of sandals in the drawing; more than this many would hide it. */
const MAX_GUESTS = 12;

/** The floor plan as the page will show it, drawn from the typed numbers. */
function Drawing({ value }: { value: unknown }) {
  const { data } = useForm();
  const plan = drawable(value);
  if (!plan) return <p className={styles['text']}>{editorWords.floorPlan.later}</p>;
  const number = (name: string) => {
    const typed = get(data, [name]);
    return typeof typed === 'number' ? typed : undefined;
  };
  const guests = Math.floor(Math.min(MAX_GUESTS, Math.max(0, number('sleeps') ?? 0)));
  const drawing = drawPlan(plan, guests);
  const text = planInWords(plan, number('floorSpace'));
  return (
    <>
      <svg
        aria-label={text}
        className={styles['drawing']}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from numbers.
        dangerouslySetInnerHTML={{ __html: svgOf(drawing, 'plan') }}
        role="img"
        viewBox={drawing.viewBox}
        width={`${drawing.width}em`}
      />
      <p className={styles['text']}>{text}</p>
    </>
  );
}

/** The inputs for a floor plan’s numbers, with a live drawing. */
export function FloorPlanField({ field, at, value }: GroupProps) {
  return (
    <div className={styles['plan']}>
      <GroupField field={field} at={at} value={value} />
      {value !== undefined && (
        <div className={styles['beside']}>
          <Drawing value={value} />
        </div>
      )}
    </div>
  );
}
