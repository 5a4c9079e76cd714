import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { say } from '../../../model/wording.ts';
import { setupWords } from '../../../words/setup.ts';
import { Button } from '../../parts/Button.tsx';
import styles from './Setup.module.css';
import { SetupField } from './SetupField.tsx';
import type { StepProps } from './SetupParts.tsx';

const words = setupWords.mailbox;

interface TestNumberProps extends Pick<StepProps, 'isNext'> {
  /** Where the test e-mail was sent. */
  to: string;
  /** What was tested is still what is typed; otherwise this is hidden. */
  isCurrent: boolean;
  /** The number is being sent. */
  isBusy: boolean;
  onConfirm: (number: string) => void;
  onSaveAnyway: () => void;
}

/** Takes the number of a test e-mail, or saves without it. */
export function TestNumber(props: TestNumberProps) {
  const { to, isCurrent, isNext, isBusy, onConfirm, onSaveAnyway } = props;
  const [number, setNumber] = useState('');
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm(number);
  };
  return (
    <form ref={box} hidden={!isCurrent} className={styles['form']} onSubmit={onSubmit}>
      <p role="status">
        {say(words.sent, { to })} {words.spam}
      </p>
      <SetupField
        label={words.number}
        value={number}
        inputMode="numeric"
        autoComplete="one-time-code"
        isShort
        onType={setNumber}
      />
      <div className={styles['tools']}>
        <Button type="submit" variant={isNext ? 'primary' : 'plain'} aria-disabled={isBusy}>
          {words.confirm}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={onSaveAnyway}>
          {words.anyway}
        </Button>
      </div>
    </form>
  );
}
