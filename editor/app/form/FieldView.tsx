import { editorWords } from '../../words.ts';
import styles from '../parts/controls.module.css';
import { ChoiceField, KnownField, YesNoField } from './ChoiceField.tsx';
import { FloorPlanField } from './FloorPlanField.tsx';
import { FocusField } from './FocusField.tsx';
import { Frame } from './Frame.tsx';
import type { FieldProps } from './form.ts';
import { GroupField } from './GroupField.tsx';
import { HiddenParts } from './Hideable.tsx';
import { IconField } from './IconField.tsx';
import { DateField, NumberField, NumbersField, TextField } from './InputFields.tsx';
import { ListField } from './ListField.tsx';
import { LogoField } from './LogoField.tsx';
import { PictureField } from './PictureField.tsx';

/** A field of any kind. */
export function FieldView({ field, at, value }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} at={at} value={value} />;
    case 'number':
    case 'figure':
      return <NumberField field={field} at={at} value={value} />;
    case 'date':
      return <DateField field={field} at={at} value={value} />;
    case 'yes-no':
      return <YesNoField field={field} at={at} value={value} />;
    case 'choice':
      return <ChoiceField field={field} at={at} value={value} />;
    case 'known':
      return <KnownField field={field} at={at} value={value} />;
    case 'icon':
      return <IconField field={field} at={at} value={value} />;
    case 'focus':
      return <FocusField field={field} at={at} value={value} photo={undefined} />;
    case 'logo':
      return <LogoField field={field} at={at} value={value} />;
    case 'numbers':
      return <NumbersField field={field} at={at} value={value} />;
    case 'picture':
      return <PictureField field={field} at={at} value={value} />;
    case 'floor-plan':
      return <FloorPlanField field={field} at={at} value={value} />;
    case 'group':
      return <GroupField field={field} at={at} value={value} />;
    case 'list':
      return <ListField field={field} at={at} value={value} />;
    case 'hidden':
      return <HiddenParts field={field} />;
    case 'other':
      return (
        <Frame field={field} at={at} as="set">
          {() => (
            <p className={styles['other']}>
              {editorWords.field.other} {value !== undefined && JSON.stringify(value)}
            </p>
          )}
        </Frame>
      );
  }
}
