import { type SubmitEvent, useState } from 'react';
import type { EmailjsIds } from '../../../model/setup.ts';
import { setupWords } from '../../../words/setup.ts';
import { editorWords } from '../../../words.ts';
import { AttemptStatus } from '../../parts/AttemptStatus.tsx';
import { Button } from '../../parts/Button.tsx';
import { Disclosure } from '../../parts/Disclosure.tsx';
import { useStored } from '../../state/useStored.ts';
import styles from './Setup.module.css';
import { SetupField } from './SetupField.tsx';
import { InUse, Proved, SetElsewhere, type StepProps } from './SetupParts.tsx';
import { TestNumber } from './TestNumber.tsx';
import { useTestEmail } from './useTestEmail.ts';

const words = setupWords.emailjs;
const FIELDS = Object.keys(words.fields) as (keyof EmailjsIds)[];

interface SetupEmailjsProps extends StepProps {
  /** A link leads to this step, so it starts expanded. */
  isTarget: boolean;
}

/**
 * Saves the ids of an EmailJS account, verified by the number in a test e-mail. Collapsed at first unless it
 * is used, since most owners have a mailbox.
 */
export function SetupEmailjs({ isTarget, ...props }: SetupEmailjsProps) {
  const { setup } = props;
  const { ids, to, setElsewhere, use, verified } = setup.emailjs;
  const [typed, setTyped, forget] = useStored<EmailjsIds>('emailjs', ids);
  const [isOpen] = useState(isTarget || FIELDS.some((name) => typed[name] !== ''));
  const { sent, isCurrent, message, isBusy, send, confirm, save } = useTestEmail(
    'emailjs',
    props,
    { typed },
    forget,
  );
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void send({ ids: typed }, to);
  };

  if (setElsewhere.length > 0) return <SetElsewhere names={setElsewhere} />;
  return (
    <>
      {setup.mailbox.saved && <p>{words.unused}</p>}
      {!setup.mailbox.saved && use.state !== 'none' && <InUse use={use} />}
      {verified !== undefined && <Proved what={words.proved} at={verified} />}
      <Disclosure summary={editorWords.setup.open.emailjs} isOpen={isOpen}>
        <form className={styles['form']} onSubmit={onSubmit}>
          {FIELDS.map((name) => (
            <SetupField
              key={name}
              label={words.fields[name]}
              help={words.help[name]}
              value={typed[name]}
              autoComplete="off"
              onType={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
          <div className={styles['tools']}>
            <Button
              type="submit"
              variant={props.isNext && !isCurrent ? 'primary' : 'plain'}
              aria-disabled={isBusy}
            >
              {isCurrent ? setupWords.mailbox.testAgain : setupWords.mailbox.test}
            </Button>
          </div>
          <AttemptStatus isBusy={isBusy} busy={setupWords.mailbox.testing} message={message} />
        </form>
        {sent && (
          <TestNumber
            key={sent.test}
            to={sent.to}
            isCurrent={isCurrent}
            isNext={props.isNext}
            isBusy={isBusy}
            onConfirm={(number) => void confirm(number)}
            onSaveAnyway={() => void save({ ids: typed })}
          />
        )}
      </Disclosure>
    </>
  );
}
