import { type SubmitEvent, useRef, useState } from 'react';
import type { AddressCheck, AddressFinding } from '../../../model/setup.ts';
import { say } from '../../../model/wording.ts';
import { setupWords } from '../../../words/setup.ts';
import { AttemptStatus, Finding } from '../../parts/AttemptStatus.tsx';
import { Button } from '../../parts/Button.tsx';
import { TechnicianCard } from '../../parts/TechnicianCard.tsx';
import { request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from './Setup.module.css';
import { SetupField } from './SetupField.tsx';
import { InUse, SetElsewhere, type StepProps } from './SetupParts.tsx';

const words = setupWords.address;

/** An origin without its scheme, as guests say it. */
const plain = (origin: string) => origin.replace(/^https?:\/\//, '');

/** Findings with which the address can be used. */
const GOOD: readonly AddressFinding[] = ['ours', 'older'];

function sentenceOf({ finding, isHere, origin, to = '' }: AddressCheck): string {
  const key = isHere && (finding === 'silent' || finding === 'other') ? `${finding}Here` : finding;
  const sentence = words.findings[key as keyof typeof words.findings];
  return say(sentence, { address: plain(origin), to: plain(to) });
}

/** Checks where an address leads, and saves it as the site's. */
export function SetupAddress({ setup, refetch, isNext }: StepProps) {
  const { announce } = useEditorContext();
  const { origin, setElsewhere, use } = setup.address;
  const [typed, setTyped] = useState(plain(origin));
  const [found, setFound] = useState<AddressCheck>();
  const latest = useRef(typed);
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
    setFound(undefined);
  };

  const { message, isBusy, attempt } = useAttempt(refetch);
  const check = (address: string) =>
    attempt(async () => {
      setFound(undefined);
      const answer = await request<AddressCheck>('setup/address/check', { json: { address } });
      // Another address may have been typed meanwhile.
      if (latest.current === address) setFound(answer);
    });
  const save = (address: string) =>
    attempt(async () => {
      await request('setup/address', { json: { version: setup.version, address } });
      if (latest.current === typed) type(plain(address));
      announce(say(words.saved, { address: plain(address) }));
      refetch();
    });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void check(typed);
  };

  const main = isNext ? 'primary' : 'plain';
  return (
    <>
      <p>{origin ? say(words.now, { address: plain(origin) }) : words.nowNone}</p>
      {origin && <InUse use={use} />}
      <SetElsewhere names={setElsewhere} />
      <form className={styles['form']} onSubmit={onSubmit}>
        <SetupField
          label={words.label}
          value={typed}
          inputMode="url"
          autoComplete="off"
          placeholder="my-inn.in"
          onType={type}
        />
        <div className={styles['tools']}>
          <Button type="submit" variant={found ? 'plain' : main} aria-disabled={isBusy}>
            {words.check}
          </Button>
        </div>
        <AttemptStatus isBusy={isBusy} busy={words.checking} message={message} />
        {found && (
          <Finding isGood={GOOD.includes(found.finding)}>
            <p>{sentenceOf(found)}</p>
          </Finding>
        )}
        {found && setElsewhere.length === 0 && found.origin !== origin && (
          <div className={styles['tools']}>
            {found.to && (
              <Button
                variant={main}
                aria-disabled={isBusy}
                onClick={() => void save(found.to ?? '')}
              >
                {say(words.useOther, { address: plain(found.to) })}
              </Button>
            )}
            <Button
              variant={GOOD.includes(found.finding) ? main : 'quiet'}
              aria-disabled={isBusy}
              onClick={() => void save(found.origin)}
            >
              {GOOD.includes(found.finding) ? words.use : words.useAnyway}
            </Button>
          </div>
        )}
        {found?.card && <TechnicianCard text={found.card} />}
      </form>
    </>
  );
}
