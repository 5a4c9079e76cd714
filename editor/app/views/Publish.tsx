import { Fragment, useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../model/api.ts';
import type { PublishJob, PublishPlan } from '../../model/publish.ts';
import { editorWords } from '../../words.ts';
import { Finding } from '../parts/AttemptStatus.tsx';
import { Button } from '../parts/Button.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Notice } from '../parts/Notice.tsx';
import { TechnicianCard } from '../parts/TechnicianCard.tsx';
import { RequestError, request } from '../requests/request.ts';
import { useUnsavedPaths } from '../state/drafts.ts';
import { useEditorContext } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import { useAnswer } from '../state/useAnswer.ts';
import { useAttempt } from '../state/useAttempt.ts';
import { useInterval } from '../state/useInterval.ts';
import styles from './lists.module.css';
import { LaunchLists } from './start/LaunchLists.tsx';

const words = editorWords.publish;
/** Milliseconds between two requests for a job's state. */
const POLL_INTERVAL = 700;

const isAtWork = (job: PublishJob | undefined) => job !== undefined && !job.done && !job.failed;

/** The newer of two answers about a job: a late answer must not revive an ended job. */
function newer(before: PublishJob | undefined, found: PublishJob): PublishJob {
  const isOvertaken = before?.job === found.job && !isAtWork(before) && isAtWork(found);
  return isOvertaken ? before : found;
}

/**
 * Polls a job until it has failed or its build is live; it is awaited until the first answer.
 * @param onLost called with the reason if the server no longer knows the job
 */
function useJob(
  onLost: (message: string) => void,
): [state: PublishJob | undefined, isAwaited: boolean, follow: (job: string) => void] {
  const [job, setJob] = useState<string>();
  const [state, setState] = useState<PublishJob>();
  const poll = useCallback(
    () =>
      request<PublishJob>(`publish/${job}`)
        .then((found) => setState((before) => newer(before, found)))
        .catch((problem) => {
          if (!(problem instanceof RequestError && problem.status === 404)) return;
          setJob(undefined);
          setState(undefined);
          onLost(problem.message);
        }),
    [job, onLost],
  );
  useEffect(() => {
    if (job) void poll();
  }, [job, poll]);
  useInterval(poll, job ? POLL_INTERVAL : undefined);
  useEffect(() => {
    if (state && !isAtWork(state) && state.live !== 'waiting') setJob(undefined);
  }, [state]);
  return [state, job !== undefined && state?.job !== job, setJob];
}

/** The changes to publish, the publish button, and the steps of the running job. */
export function Publish() {
  const { refresh } = useEditorContext();
  const [plan, refetch] = useAnswer<PublishPlan>('publish');
  const [launch, setLaunch] = useState<Diagnostic[]>();
  const [lost, setLost] = useState('');
  // Refetch on failure: somebody else may be publishing, and the plan then names their job.
  const { message, isBusy, attempt } = useAttempt(refetch);
  const onLost = useCallback(
    (reason: string) => {
      setLost(reason);
      refetch();
    },
    [refetch],
  );
  const [job, isAwaited, follow] = useJob(onLost);
  const isRunning = isBusy || isAwaited || isAtWork(job);
  const stops = useRef<HTMLHeadingElement>(null);
  // Bring a refusal into view, wherever the window was scrolled to.
  useEffect(() => {
    if (launch) stops.current?.focus();
  }, [launch]);

  useEffect(() => {
    if (!plan?.running) return;
    setLost('');
    follow(plan.running.job);
  }, [plan, follow]);
  useEffect(() => {
    if (!job?.done) return;
    refetch();
    refresh();
  }, [job?.done, refetch, refresh]);

  const publish = (ignoreErrors: boolean) =>
    attempt(async () => {
      setLost('');
      const found = await request<Diagnostic[]>('launch');
      if (found.some(({ severity }) => severity === 'error') && !ignoreErrors) {
        setLaunch(found);
        return;
      }
      setLaunch(undefined);
      const { job } = await request<{ job: string }>('publish', { json: { ignoreErrors } });
      follow(job);
    });

  return (
    <>
      <h1>{words.title}</h1>
      {plan === undefined && <p role="status">{editorWords.first.wait}</p>}
      {plan === null && <p>{editorWords.first.away}</p>}
      {plan && (
        <>
          <p className={styles['lead']}>{plan.way ? words.ways[plan.way] : plan.obstacle?.says}</p>
          {plan.obstacle && <SetupHelp card={plan.obstacle.card} headingLevel={2} />}
          <Unsaved />
          <div className={styles['section']}>
            <Button
              variant="primary"
              aria-disabled={!plan.way || isRunning}
              onClick={() => plan.way && !isRunning && void publish(false)}
            >
              {words.button}
            </Button>
            <p role="status">{isBusy && editorWords.first.wait}</p>
          </div>
        </>
      )}
      {(message || lost) && (
        <div className={styles['section']}>
          <Finding>{message || lost}</Finding>
        </div>
      )}
      {launch && (
        <section className={styles['section']} aria-labelledby="stops">
          <h2 ref={stops} id="stops" tabIndex={-1}>
            {words.stops}
          </h2>
          <LaunchLists found={launch} />
          <Button
            variant="quiet"
            aria-disabled={isRunning}
            onClick={() => !isRunning && void publish(true)}
          >
            {words.anyway}
          </Button>
        </section>
      )}
      {job && <Steps job={job} site={plan?.site} />}
      {plan && (
        <section className={styles['section']} aria-labelledby="changes">
          <h2 id="changes">{words.changes}</h2>
          {plan.changes.length === 0 ? (
            <p>{words.noChanges}</p>
          ) : (
            <ul className={styles['lines']}>
              {plan.changes.map((change) => (
                <li key={change}>
                  <p>
                    <span dir="auto">{change}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </>
  );
}

/** The forms with changes that are not saved, which guests would not see. */
function Unsaved() {
  const { files } = useEditorContext().tree;
  const unsaved = useUnsavedPaths();
  const forms = files.filter(({ path }) => unsaved.has(path));
  if (forms.length === 0) return null;
  const [before, after] = words.unsaved.split('[forms]');
  return (
    <Notice>
      <p>
        {before}
        {forms.map(({ path, title }, index) => (
          <Fragment key={path}>
            {index > 0 && ', '}
            <a href={addressOf({ view: 'edit', path })} dir="auto">
              {title}
            </a>
          </Fragment>
        ))}
        {after}
      </p>
    </Notice>
  );
}

/** Where to set up a way to publish, and what the person who sets it up must know. */
function SetupHelp({ card, headingLevel }: { card: string; headingLevel: 2 | 3 }) {
  return (
    <>
      <a className={styles['go']} href={addressOf({ view: 'setup', step: 'publishing' })}>
        {editorWords.setup.open.publishing}
      </a>
      <TechnicianCard text={card} headingLevel={headingLevel} />
    </>
  );
}

/** The message after a job. */
function outcome({ way, live }: PublishJob): string {
  if (live === 'shown') return words.shown;
  if (way === 'git') return live === 'overdue' ? words.git.overdue : words.git.sent;
  return live === 'overdue' ? words.command.overdue : words.command.sent;
}

function Steps({ job, site }: { job: PublishJob; site: string | undefined }) {
  return (
    <section className={styles['section']} aria-labelledby="steps">
      <h2 id="steps">{words.steps}</h2>
      <ol className={styles['steps']}>
        {job.steps.map(({ name, state, error, card }) => (
          <li key={name} data-state={state}>
            <span>
              {state !== 'waiting' && (
                <Glyph name={state === 'failed' ? 'cross' : state === 'done' ? 'check' : 'open'} />
              )}
            </span>
            <span>{name}</span>
            <span>{words.state[state]}</span>
            {error && <p>{error}</p>}
            {card && <SetupHelp card={card} headingLevel={3} />}
          </li>
        ))}
      </ol>
      <div role="status">
        {job.failed && (
          <Notice variant="error">
            {job.steps.at(-1)?.state === 'waiting' ? words.failed : words.uncertain}
          </Notice>
        )}
        {job.done && !job.failed && (
          <Notice variant={job.live === 'overdue' ? 'error' : 'info'}>
            {outcome(job)} {job.live === 'waiting' && words.looking}
            {job.live === 'unknown' && words.lookYourself}{' '}
            {site && (
              <a href={site} target="_blank" rel="noreferrer">
                {words.site}
              </a>
            )}
          </Notice>
        )}
      </div>
    </section>
  );
}
