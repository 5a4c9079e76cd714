import { type DragEvent, useEffect, useState } from 'react';
import { get } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { photoSource } from '../requests/request.ts';
import { FocusField } from './FocusField.tsx';
import { FieldMessages } from './Frame.tsx';
import { diagnosticsAt, type GroupProps, idOf, sampleAt, useForm, useTargetFocus } from './form.ts';
import { PhotoChooser } from './PhotoChooser.tsx';
import styles from './PictureField.module.css';
import { SampleMark } from './SampleMark.tsx';

const words = editorWords.photo;

/** A photograph, its description, and its focus. */
export function PictureField({ field, at, value }: GroupProps) {
  const { Field, diagnostics, file, change, touch } = useForm();
  const [isOpen, setOpen] = useState(false);
  const [dropped, setDropped] = useState<readonly File[]>();
  const [isNew, setNew] = useState(false);
  const button = useTargetFocus<HTMLButtonElement>([...at, 'photo']);
  const set = useTargetFocus<HTMLFieldSetElement>(at, true);
  const photo = get(value, ['photo']);
  const name = typeof photo === 'string' ? photo : '';
  const part = (wanted: string) => field.fields.find((one) => one.name === wanted)?.field;
  const [alt, focus] = [part('alt'), part('focus')];
  const others = field.fields.filter((one) => !['photo', 'alt', 'focus'].includes(one.name));
  const wrong = [
    ...diagnosticsAt(diagnostics, at, true),
    ...diagnosticsAt(diagnostics, [...at, 'photo']),
  ];
  const sample = sampleAt(file, at) ?? sampleAt(file, [...at, 'photo']);

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets after each save
  useEffect(() => setNew(false), [file.version]);

  const open = (files?: readonly File[]) => {
    setDropped(files);
    setOpen(true);
  };
  const onDrop = (event: DragEvent) => {
    // The dialog is inside the field and handles drops itself.
    if (isOpen) return;
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0) open(files);
  };
  const choose = (next: string) => {
    setOpen(false);
    if (next === name) return;
    change(
      value === undefined
        ? { op: 'set', at, value: alt ? { photo: next, alt: '' } : { photo: next } }
        : { op: 'set', at: [...at, 'photo'], value: next },
    );
    // The previous photograph's focus point does not apply to the new one.
    if (get(value, ['focus']) !== undefined) change({ op: 'unset', at: [...at, 'focus'] });
    setNew(get(value, ['alt']) !== undefined && get(value, ['alt']) !== '');
  };

  return (
    <fieldset ref={set} tabIndex={-1} className={styles['picture']} onDrop={onDrop}>
      {/* In a list, the entry's row already names it. */}
      <legend className={typeof at.at(-1) === 'number' ? 'visually-hidden' : styles['legend']}>
        {field.label}
        {field.optional && <span> {editorWords.field.optional}</span>}
      </legend>
      {field.help && <p className={styles['help']}>{field.help}</p>}
      <div className={styles['photo']}>
        {name ? (
          focus?.kind === 'focus' ? (
            <FocusField
              field={focus}
              at={[...at, 'focus']}
              value={get(value, ['focus'])}
              photo={name}
            />
          ) : (
            <img src={photoSource(name, 800)} alt="" />
          )
        ) : (
          <p className={styles['missing']}>{words.missing}</p>
        )}
      </div>
      <div className={styles['buttons']}>
        <Button
          ref={button}
          aria-describedby={`${idOf(at)}-wrong`}
          onBlur={() => touch([...at, 'photo'])}
          onClick={() => open()}
        >
          {name ? words.choose : words.first}
        </Button>
        {field.optional && value !== undefined && (
          <Button
            variant="quiet"
            aria-label={say(editorWords.list.of, {
              action: editorWords.list.remove,
              what: field.label,
            })}
            onClick={() => change({ op: 'unset', at })}
          >
            {editorWords.list.remove}
          </Button>
        )}
      </div>
      <FieldMessages id={`${idOf(at)}-wrong`} diagnostics={wrong} />
      {sample && <SampleMark id={`${idOf(at)}-sample`} sample={sample} what={field.label} />}
      {alt && value !== undefined && (
        <Field
          field={{ ...alt, label: words.alt, help: isNew ? words.altAgain : words.altHelp }}
          at={[...at, 'alt']}
          value={get(value, ['alt'])}
        />
      )}
      {others.map((one) => (
        <Field
          key={one.name}
          field={one.field}
          at={[...at, one.name]}
          value={get(value, [one.name])}
        />
      ))}
      {isOpen && (
        <PhotoChooser
          chosen={name}
          dropped={dropped}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </fieldset>
  );
}
