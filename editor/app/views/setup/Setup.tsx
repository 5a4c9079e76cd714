import { type ReactNode, useEffect, useRef } from 'react';
import type { Setup as SetupAnswer, SetupStep } from '../../../model/setup.ts';
import { setupWords } from '../../../words/setup.ts';
import { editorWords } from '../../../words.ts';
import { Notice } from '../../parts/Notice.tsx';
import { useConnection } from '../../requests/connection.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import { useInterval } from '../../state/useInterval.ts';
import styles from './Setup.module.css';
import { SetupAddress } from './SetupAddress.tsx';
import { SetupEmailjs } from './SetupEmailjs.tsx';
import { SetupMailbox } from './SetupMailbox.tsx';
import { SetupPublishing } from './SetupPublishing.tsx';

const words = setupWords;
/** Milliseconds between two requests while the site has not restarted yet. */
const POLL_INTERVAL = 5_000;

/** The first step that is not done; publishing, which has a way from the start, comes last. */
function nextStep({ address, mailbox, emailjs }: SetupAnswer): SetupStep {
  if (!address.origin && address.setElsewhere.length === 0) return 'address';
  const isByEmailjs = !mailbox.saved && emailjs.ids.serviceId !== '';
  const { verified, setElsewhere } = isByEmailjs ? emailjs : mailbox;
  if (verified !== undefined || setElsewhere.length > 0) return 'publishing';
  return isByEmailjs ? 'emailjs' : 'mailbox';
}

interface StepFrameProps {
  step: SetupStep;
  title: string;
  intro: string;
  /** A link leads to this step, so its heading gets the focus. */
  isTarget: boolean;
  children: ReactNode;
}

/** A part of the view, with its heading. */
function StepFrame({ step, title, intro, isTarget, children }: StepFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    heading.current?.focus();
    heading.current?.scrollIntoView?.();
  }, [isTarget]);
  return (
    <section className={styles['step']} aria-labelledby={`setup-${step}`}>
      <h2 id={`setup-${step}`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className={styles['intro']}>{intro}</p>
      {children}
    </section>
  );
}

/** The view “Going live”: address, mailbox, EmailJS and publishing, each tested for real. */
export function Setup({ step }: { step?: SetupStep | undefined }) {
  // Refetch after a restart of the editor, which may have other settings.
  const { run } = useConnection();
  const [setup, refetch] = useAnswer<SetupAnswer>('setup', { version: run });
  const isWaiting =
    setup && [setup.address, setup.mailbox, setup.emailjs].some(({ use }) => use.state === 'waits');
  useInterval(refetch, isWaiting ? POLL_INTERVAL : undefined);
  const next = setup && nextStep(setup);
  const frame = (name: SetupStep) => ({
    step: name,
    title: words[name].title,
    intro: words[name].intro,
    isTarget: step === name,
  });
  return (
    <div className={styles['view']}>
      <h1>{editorWords.setup.title}</h1>
      <p className={styles['intro']}>{words.intro}</p>
      {setup === undefined && <p role="status">{editorWords.first.wait}</p>}
      {setup === null && <Notice variant="error">{editorWords.first.away}</Notice>}
      {setup && (
        <>
          <StepFrame {...frame('address')}>
            <SetupAddress setup={setup} refetch={refetch} isNext={next === 'address'} />
          </StepFrame>
          <StepFrame {...frame('mailbox')}>
            <SetupMailbox setup={setup} refetch={refetch} isNext={next === 'mailbox'} />
          </StepFrame>
          <StepFrame {...frame('emailjs')}>
            <SetupEmailjs
              setup={setup}
              refetch={refetch}
              isNext={next === 'emailjs'}
              isTarget={step === 'emailjs'}
            />
          </StepFrame>
          <StepFrame {...frame('publishing')}>
            <SetupPublishing setup={setup} refetch={refetch} isNext={next === 'publishing'} />
          </StepFrame>
        </>
      )}
    </div>
  );
}
