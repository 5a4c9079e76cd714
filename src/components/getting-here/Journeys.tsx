import type { IconName } from '../../icons/names.ts';
import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import styles from './Journeys.module.css';

export interface Journey {
  from: string;
  icon: IconName;
  directionsHref: string;
  ways: { by: string; time: string; fare: string | undefined; more: string[] }[];
}

interface JourneysProps {
  journeys: Journey[];
  /** Keeps the page outline unbroken. */
  headingLevel: 2 | 3;
}

/** Starting points, each with its routes: means, duration and fare. */
export function Journeys({ journeys, headingLevel }: JourneysProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.journeys}>
      {keyed(journeys, ({ from }) => from).map(([key, { from, icon, directionsHref, ways }]) => (
        <li key={key}>
          <Icon name={icon} />
          <Heading>
            <a aria-label={words.gettingHere.directionsFrom(from)} href={directionsHref}>
              {from}
            </a>
          </Heading>
          <ul>
            {keyed(ways, ({ by }) => by).map(([key, { by, time, fare, more }]) => (
              <li key={key}>
                <span>{by}</span>
                <span className={styles.figures}>
                  <span>{time}</span>
                  {fare && <span>{fare}</span>}
                </span>
                {more.length > 0 && <small>{more.join(' ')}</small>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
