import { type ComponentProps, type ReactNode, useState } from 'react';
import { pagePath } from '../../../../src/content/fileNames.ts';
import type { FirstHour as Progress } from '../../../model/api.ts';
import { say, sayCount } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { AttemptStatus } from '../../parts/AttemptStatus.tsx';
import { Button, ButtonLink } from '../../parts/Button.tsx';
import { request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { addressOf } from '../../state/route.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from './FirstHour.module.css';

const words = editorWords.firstHour;
/** The number of own photographs that makes a site worth looking at. */
const MIN_PHOTOS = 6;
/** Minutes that owners needed for one remaining item of each step. */
const MINUTES_EACH = { inn: 0.7, rooms: 4, prices: 0.3, photos: 1, rest: 1 };

interface Step {
  name: 'inn' | 'rooms' | 'prices' | 'photos' | 'rest';
  left: number;
  /** @param isNext the step's link or button is the main one */
  body: (isNext: boolean) => ReactNode;
}

/** Whether something that only the owner can write still comes from the sample. */
export const isFirstHour = ({ inn, rooms, photos, hide }: Progress) =>
  [inn, photos.samples, hide].some(({ length }) => length > 0) ||
  rooms.some(({ left }) => left > 0);

interface FirstHourProps {
  progress: Progress;
  onChanged: () => void;
}

/** The steps from the sample to the inn's own site, the most valuable first. */
export function FirstHour({ progress, onChanged }: FirstHourProps) {
  const { refresh, announce } = useEditorContext();
  /** The step acted on last, which shows the outcome. */
  const [acted, setActed] = useState<Step['name']>();
  const { message, diagnostics, isBusy, attempt } = useAttempt();
  const { inn, rooms, photos, hide } = progress;
  const act = (step: Step['name'], path: string, json: unknown, done: string) =>
    attempt(async () => {
      setActed(step);
      await request(path, { json });
      announce(done);
      refresh();
      onChanged();
    });
  const unpriced = rooms.filter(({ hasPrice }) => !hasPrice).length;
  const steps: Step[] = [
    {
      name: 'inn',
      left: inn.length,
      body: (isNext) => <InnStep inn={inn} isNext={isNext} />,
    },
    {
      name: 'rooms',
      left: rooms.filter(({ left }) => left > 0).length,
      body: () => (
        <RoomsStep
          rooms={rooms}
          isBusy={isBusy}
          onArchive={({ path, title }) => {
            const done = say(editorWords.rooms.archivedDone, { room: title });
            void act('rooms', 'rooms/archive', { path }, done);
          }}
        />
      ),
    },
    {
      name: 'prices',
      left: unpriced,
      body: (isNext) => (
        <>
          <p>{say(words.prices.left, { count: unpriced })}</p>
          <StepLink isNext={isNext} href={addressOf({ view: 'prices' })}>
            {words.prices.go}
          </StepLink>
        </>
      ),
    },
    {
      name: 'photos',
      left: Math.max(0, MIN_PHOTOS - photos.own),
      body: (isNext) => <PhotosStep photos={photos} isNext={isNext} />,
    },
    {
      name: 'rest',
      left: hide.length,
      body: (isNext) => (
        <RestStep
          hide={hide}
          isNext={isNext}
          isBusy={isBusy}
          onHide={() => void act('rest', 'samples/hide', {}, words.rest.done)}
        />
      ),
    },
  ];
  const next = steps.find(({ left }) => left > 0);
  const minutes = steps.reduce((sum, { name, left }) => {
    const things = name === 'rest' ? Math.min(1, left) : left;
    return sum + things * MINUTES_EACH[name];
  }, 0);
  return (
    <section className={styles['hour']} aria-labelledby="first-hour">
      <h2 id="first-hour">{words.title}</h2>
      <p>{say(words.lead, { minutes: Math.max(5, Math.ceil(minutes / 5) * 5) })}</p>
      <ol>
        {steps.map((step) => (
          <li
            key={step.name}
            data-step={step.left === 0 ? 'done' : step === next ? 'next' : 'later'}
          >
            <h3>
              {words[step.name].title}
              {step.left === 0 && <small>{words.done}</small>}
              {step === next && <small>{words.next}</small>}
            </h3>
            {step.left > 0 && step.body(step === next)}
            {acted === step.name && (isBusy || message) && (
              <AttemptStatus
                isBusy={isBusy}
                busy={editorWords.first.wait}
                message={message}
                diagnostics={diagnostics}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface IsNext {
  isNext: boolean;
}

/** The link of a step, which looks like a button in the next step. */
function StepLink({ isNext, ...link }: IsNext & ComponentProps<'a'>) {
  return isNext ? <ButtonLink variant="primary" {...link} /> : <a {...link} />;
}

function InnStep({ inn: [first, ...others], isNext }: IsNext & Pick<Progress, 'inn'>) {
  if (!first) return null;
  return (
    <>
      <p>{say(words.inn.left, { count: 1 + others.length })}</p>
      <StepLink isNext={isNext} href={addressOf({ view: 'edit', path: first.path, at: first.at })}>
        {words.inn.go}
      </StepLink>
    </>
  );
}

interface RoomsStepProps extends Pick<Progress, 'rooms'> {
  isBusy: boolean;
  onArchive: (room: Progress['rooms'][number]) => void;
}

function RoomsStep({ rooms, isBusy, onArchive }: RoomsStepProps) {
  return (
    <>
      <p>{words.rooms.left}</p>
      <ul>
        {rooms.map((room) => {
          const { path, title, left, next } = room;
          return (
            <li key={path}>
              <a href={addressOf({ view: 'edit', path, ...(next && { at: next }) })} dir="auto">
                {say(left > 0 ? words.rooms.entry : words.rooms.written, {
                  room: title,
                  count: left,
                })}
              </a>
              {rooms.length > 1 && (
                <Button
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={say(editorWords.list.of, {
                    action: editorWords.rooms.archived,
                    what: title,
                  })}
                  onClick={() => onArchive(room)}
                >
                  {editorWords.rooms.archived}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <a href={addressOf({ view: 'rooms' })}>{words.rooms.add}</a>
    </>
  );
}

function PhotosStep({ photos: { own, samples }, isNext }: IsNext & Pick<Progress, 'photos'>) {
  const [first = { path: pagePath('home'), at: ['hero', 'pictures'] }] = samples;
  return (
    <>
      <p>{say(words.photos.left, { own, all: MIN_PHOTOS })}</p>
      {samples.length > 0 && (
        <>
          <p>{sayCount(words.photos.samples, samples.length)}</p>
          <StepLink isNext={isNext} href={addressOf({ view: 'photos', filter: 'samples' })}>
            {editorWords.assign.title}
          </StepLink>
        </>
      )}
      <StepLink
        isNext={isNext && samples.length === 0}
        href={addressOf({ view: 'edit', path: first.path, at: first.at })}
      >
        {words.photos.go}
      </StepLink>
    </>
  );
}

interface RestStepProps extends IsNext, Pick<Progress, 'hide'> {
  isBusy: boolean;
  onHide: () => void;
}

/** Switches off what is still the sample's. */
function RestStep({ hide, isNext, isBusy, onHide }: RestStepProps) {
  return (
    <>
      <p>{words.rest.left}</p>
      <details>
        <summary>{say(words.rest.list, { count: hide.length })}</summary>
        <ul>
          {hide.map(({ path, name, label }) => (
            <li key={`${path} ${name}`}>{label}</li>
          ))}
        </ul>
      </details>
      <Button variant={isNext ? 'primary' : 'plain'} aria-disabled={isBusy} onClick={onHide}>
        {words.rest.button}
      </Button>
    </>
  );
}
