import type { IconName } from '../../icons/names.ts';
import type { Hours } from '../../site/hours.ts';
import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import styles from './Journeys.module.css';

interface Notes {
  /** Sentences that are always true. */
  more: string[];
  /** Sentences that are true at certain hours by the inn's clock. */
  now: (Hours & { says: string })[];
}

interface Way extends Notes {
  by: string;
  time: string;
  fare: string | undefined;
}

export interface Journey extends Notes {
  /** The fragment that links to it. */
  id: string;
  from: string;
  icon: IconName;
  directionsHref: string;
  ways: Way[];
}

interface JourneysProps {
  journeys: Journey[];
  /** The inn's time zone. */
  timeZone: string;
  /** Keeps the page outline unbroken. */
  headingLevel: 2 | 3;
}

/** Without JavaScript, only sentences that are always true are shown. */
function NotesBelow({ more, now, timeZone }: Notes & { timeZone: string }) {
  return (
    <>
      {more.length > 0 && <small>{more.join(' ')}</small>}
      {now.map(({ from, until, says }) => (
        <hour-note data-from={from} data-until={until} data-zone={timeZone} hidden key={says}>
          {says}
        </hour-note>
      ))}
    </>
  );
}

/** Starting points, each with its routes: means, duration and fare. */
export function Journeys({ journeys, timeZone, headingLevel }: JourneysProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.journeys}>
      {journeys.map(({ id, from, icon, directionsHref, ways, ...notes }) => (
        <li id={id} key={id}>
          <Icon name={icon} />
          <Heading>
            <a aria-label={words.gettingHere.directionsFrom(from)} href={directionsHref}>
              {from}
            </a>
          </Heading>
          <NotesBelow {...notes} timeZone={timeZone} />
          <ul>
            {keyed(ways, ({ by }) => by).map(([key, { by, time, fare, ...rest }]) => (
              <li key={key}>
                <span>{by}</span>
                <span className={styles.figures}>
                  <span>{time}</span>
                  {fare && <span>{fare}</span>}
                </span>
                <NotesBelow {...rest} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
