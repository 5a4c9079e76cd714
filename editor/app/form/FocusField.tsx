import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { cropAround } from '../../../src/images/crop.ts';
import type { Pointer } from '../../model/api.ts';
import type { FieldOf } from '../../model/fields.ts';
import type { Crop } from '../../model/photos.ts';
import { key } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { photoSource, query } from '../requests/request.ts';
import { useAnswer } from '../state/useAnswer.ts';
import styles from './FocusField.module.css';
import { Frame } from './Frame.tsx';
import { useForm, useTargetFocus } from './form.ts';

interface FocusFieldProps {
  field: FieldOf<'focus'>;
  at: Pointer;
  value: unknown;
  /** Path below content/photos, if there is a photograph to tap. */
  photo: string | undefined;
}

const words = editorWords.photo;
const CENTRE: [number, number] = [50, 50];
/** Per cent that an arrow key moves the focus, without and with Shift. */
const STEP = 1;
const BIG_STEP = 10;

const percent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Sets the point of a photograph that every crop must contain, by tap or arrow keys. */
export function FocusField({ field, at, value, photo }: FocusFieldProps) {
  const { change, kind } = useForm();
  const control = useTargetFocus<HTMLButtonElement>(at);
  const [size, setSize] = useState({ width: 3, height: 2 });
  const isPair = Array.isArray(value) && value.every((one) => typeof one === 'number');
  const [x, y] = isPair ? (value as [number, number]) : CENTRE;
  const put = (left: number, top: number) =>
    change({ op: 'set', at, value: [percent(left), percent(top)] });

  const onTap = (event: MouseEvent<HTMLButtonElement>) => {
    // A click from the keyboard has no position.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    put(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.altKey) return;
    event.preventDefault();
    const far = event.shiftKey ? BIG_STEP : STEP;
    put(x + arrow[0] * far, y + arrow[1] * far);
  };

  const where = say(words.focusAt, { x: Math.round(x), y: Math.round(y) });
  return (
    <Frame field={{ ...field, label: words.focus, help: words.focusHelp }} at={at} as="set">
      {(wiring) => (
        <div className={styles['focus']}>
          {photo && (
            <button
              type="button"
              id={wiring.id}
              ref={control}
              className={styles['photo']}
              aria-label={`${words.focus}: ${where}`}
              aria-describedby={wiring['aria-describedby']}
              data-repeats
              onClick={onTap}
              onKeyDown={onKeyDown}
            >
              <img
                // Remounts the image, so that nobody taps the previous photograph while the new one loads.
                key={photo}
                src={photoSource(photo, 800)}
                alt=""
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                  setSize({ width: naturalWidth, height: naturalHeight })
                }
              />
              <span className={styles['mark']} style={{ left: `${x}%`, top: `${y}%` }} />
            </button>
          )}
          <p className={styles['where']} role="status">
            {where}
          </p>
          {photo && (
            <Crops photo={photo} kind={kind} at={key(at.slice(0, -1))} size={size} focus={[x, y]} />
          )}
        </div>
      )}
    </Frame>
  );
}

interface CropsProps {
  photo: string;
  /** The file's kind and the picture's pointer as JSON: together they determine the crops. */
  kind: string;
  at: string;
  size: { width: number; height: number };
  focus: [number, number];
}

const per = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Previews the crops that the site will make with this focus. */
function Crops({ photo, kind, at, size, focus }: CropsProps) {
  const [crops] = useAnswer<Crop[]>(`crops?${query({ kind, at })}`);
  if (!crops?.length) return null;
  return (
    <div className={styles['crops']}>
      <p className={styles['title']}>{words.crops}</p>
      <ul>
        {crops.map(({ name, ratio }) => {
          const region = cropAround(size, ratio, focus);
          return (
            <li key={name} style={{ flexGrow: ratio, flexBasis: `${ratio * 5}rem` }}>
              <div className={styles['crop']} style={{ aspectRatio: ratio }}>
                <img
                  src={photoSource(photo, 400)}
                  alt=""
                  style={{
                    inlineSize: per(size.width, region.width),
                    insetInlineStart: `-${per(region.left, region.width)}`,
                    insetBlockStart: `-${per(region.top, region.height)}`,
                  }}
                />
              </div>
              {name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
