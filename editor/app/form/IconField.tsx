import { useEffect, useId, useRef, useState } from 'react';
import { nameInWords } from '../../../lib/text.ts';
import type { IconDrawing } from '../../model/api.ts';
import { sayCount } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import controls from '../parts/controls.module.css';
import { Dialog } from '../parts/Dialog.tsx';
import { cacheIcons, Icon } from '../parts/Icon.tsx';
import { query, request } from '../requests/request.ts';
import { Frame } from './Frame.tsx';
import { type FieldProps, useForm, useTargetFocus } from './form.ts';
import styles from './IconField.module.css';

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
              {name && <Icon name={name} />}
              {name ? nameInWords(name) : words.choose}
            </Button>
          </div>
          {isOpen && (
            <Dialog title={words.choose} onClose={() => setOpen(false)}>
              <IconSearch names={field.names} chosen={name} onChoose={choose} />
            </Dialog>
          )}
        </>
      )}
    </Frame>
  );
}

interface IconSearchProps {
  /** The names that the field allows. */
  names: string[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** Debounce of the search, in milliseconds. */
const DEBOUNCE = 200;

/** A search input and the icons that it finds. */
function IconSearch({ names, chosen, onChoose }: IconSearchProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<IconDrawing[] | null>();
  const search = useId();
  const input = useRef<HTMLInputElement>(null);

  // Focus the search rather than the dialog's first button.
  useEffect(() => input.current?.focus(), []);

  useEffect(() => {
    let isRequested = true;
    const word = typed.trim();
    const wanted = word ? { search: word } : { names: words.begin };
    const timer = setTimeout(async () => {
      const list = await request<IconDrawing[]>(`icons?${query(wanted)}`).catch(() => null);
      if (!isRequested) return;
      cacheIcons(list ?? []);
      setFound(list === null ? null : list.filter(({ name }) => names.includes(name)));
    }, DEBOUNCE);
    return () => {
      isRequested = false;
      clearTimeout(timer);
    };
  }, [typed, names]);

  return (
    <div className={styles['search']}>
      <label htmlFor={search}>{words.search}</label>
      <input
        ref={input}
        id={search}
        type="search"
        dir="auto"
        className={controls['text']}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        // Enter would save the form around the dialog.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p role="status">
        {found === null && editorWords.status.away}
        {found && (found.length === 0 ? words.none : sayCount(words.found, found.length))}
      </p>
      <ul className={styles['icons']}>
        {found?.map(({ name }) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <Icon name={name} size={32} />
              <span lang="en">{nameInWords(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
