import { useState } from 'react';
import { drawingName } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { IconDrawn } from '../parts/Icon.tsx';
import { Drawings } from './Drawings.tsx';
import { Frame } from './Frame.tsx';
import { type FieldProps, useForm, useTargetFocus } from './form.ts';

const words = editorWords.icon;

/** An icon, chosen from a dialog. */
export function IconField({ field, at, value }: FieldProps<'icon'>) {
  const { change } = useForm();
  const control = useTargetFocus<HTMLButtonElement>(at);
  const [isOpen, setOpen] = useState(false);
  const name = typeof value === 'string' ? value : '';
  const choose = (next: string) => {
    change({ op: 'set', at, value: next });
    setOpen(false);
  };
  return (
    <Frame field={{ ...field, help: undefined }} at={at} as="set">
      {({ id, 'aria-describedby': describedBy }) => (
        <>
          <div>
            <Button
              id={id}
              ref={control}
              aria-describedby={describedBy}
              onClick={() => setOpen(true)}
            >
              {name && <IconDrawn name={name} />}
              {name ? drawingName(name) : words.choose}
            </Button>
          </div>
          {isOpen && (
            <Dialog title={words.choose} onClose={() => setOpen(false)}>
              <Drawings names={field.names} chosen={name} onChoose={choose} />
            </Dialog>
          )}
        </>
      )}
    </Frame>
  );
}
