import { FILES } from '../../../../src/content/fileNames.ts';
import type { Diagnostic, PastSave, FirstHour as Progress } from '../../../model/api.ts';
import { editorWords } from '../../../words.ts';
import { addressOf, type Route } from '../../state/route.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import { SaveLine } from '../History.tsx';
import styles from '../lists.module.css';
import { FirstHour, isFirstHour } from './FirstHour.tsx';
import { LaunchLists } from './LaunchLists.tsx';

const words = editorWords.first;
/** Links to what owners change most. */
const OFTEN: readonly [keyof typeof words.often, Route][] = [
  ['rooms', { view: 'rooms' }],
  ['phone', { view: 'edit', path: FILES.inn, at: ['phone'] }],
  ['gallery', { view: 'edit', path: FILES.gallery }],
  ['testimonials', { view: 'edit', path: FILES.testimonials }],
];
const LIVE = { isLive: true };
/** How many saves to list. */
const MAX_SAVES = 5;

/** The start page: the remaining steps of the first hour, the launch check and the latest saves. */
export function First() {
  const [launch, refetchLaunch] = useAnswer<Diagnostic[]>('launch', LIVE);
  const [saves, refetchSaves] = useAnswer<PastSave[]>('history', LIVE);
  const [progress, refetchProgress] = useAnswer<Progress>('first-hour', LIVE);
  const isBeginning = progress && isFirstHour(progress);
  const onChanged = () => {
    refetchLaunch();
    refetchSaves();
    refetchProgress();
  };
  return (
    <>
      <h1>{words.welcome}</h1>
      {isBeginning && <FirstHour progress={progress} onChanged={onChanged} />}
      <ul className={styles['often']}>
        {OFTEN.map(([name, route]) => (
          <li key={name}>
            <a href={addressOf(route)}>{words.often[name]}</a>
          </li>
        ))}
      </ul>
      <section className={styles['section']} aria-labelledby="launch">
        <h2 id="launch">{words.launch}</h2>
        {launch === undefined && <p role="status">{words.wait}</p>}
        {launch === null && <p>{words.away}</p>}
        {launch && <LaunchLists found={launch} />}
      </section>
      <section className={styles['section']} aria-labelledby="recent">
        <h2 id="recent">{words.recent}</h2>
        {saves && saves.length === 0 && <p>{words.none}</p>}
        <ul className={styles['lines']}>
          {saves?.slice(0, MAX_SAVES).map((save) => (
            <SaveLine key={save.id} save={save} />
          ))}
        </ul>
      </section>
    </>
  );
}
