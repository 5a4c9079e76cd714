import { type SubmitEvent, useState } from 'react';
import type { PublishingCheck } from '../../../model/setup.ts';
import { setupWords } from '../../../words/setup.ts';
import { AttemptStatus, Finding } from '../../parts/AttemptStatus.tsx';
import { Button } from '../../parts/Button.tsx';
import controls from '../../parts/controls.module.css';
import { TechnicianCard } from '../../parts/TechnicianCard.tsx';
import { request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from './Setup.module.css';
import { SetElsewhere, type StepProps } from './SetupParts.tsx';

const words = setupWords.publishing;
const WAYS = ['server', 'git'] as const;

/** Chooses how Publish works, after testing it, and saves the choice. */
export function SetupPublishing({ setup, refetch, isNext }: StepProps) {
  const { announce } = useEditorContext();
  const { way, setElsewhere } = setup.publishing;
  const [chosen, setChosen] = useState(way);
  const [found, setFound] = useState<PublishingCheck>();

  const { message, isBusy, attempt } = useAttempt(refetch);
  const check = (event: SubmitEvent) => {
    event.preventDefault();
    void attempt(async () => {
      setFound(undefined);
      setFound(await request<PublishingCheck>('setup/publishing'));
    });
  };
  const save = () =>
    attempt(async () => {
      await request('setup/publishing', { json: { version: setup.version, way: chosen } });
      announce(words.saved);
      refetch();
    });

  if (setElsewhere.length > 0) return <SetElsewhere names={setElsewhere} />;
  if (way === 'command')
    return (
      <>
        <p>{words.own}</p>
        <TechnicianCard text={words.otherCard} />
      </>
    );
  const main = isNext ? 'primary' : 'plain';
  const result = chosen === 'command' ? undefined : found?.[chosen];
  return (
    <form className={styles['form']} onSubmit={check}>
      <fieldset className={styles['set']}>
        <legend className="visually-hidden">{words.title}</legend>
        {WAYS.map((one) => (
          <label key={one} className={controls['choice']}>
            <input
              type="radio"
              name="way"
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
            <span>{words.ways[one]}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles['tools']}>
        <Button type="submit" variant={chosen === way ? main : 'plain'} aria-disabled={isBusy}>
          {words.check}
        </Button>
        {chosen !== way && (
          <Button variant={main} aria-disabled={isBusy} onClick={() => void save()}>
            {words.save}
          </Button>
        )}
      </div>
      <AttemptStatus isBusy={isBusy} busy={words.checking} message={message} />
      {result && chosen !== 'command' && (
        <Finding isGood={result.works}>{result.works ? words.works[chosen] : result.says}</Finding>
      )}
      {result?.card && <TechnicianCard text={result.card} />}
      <details>
        <summary>{words.other}</summary>
        <TechnicianCard text={words.otherCard} />
      </details>
    </form>
  );
}
