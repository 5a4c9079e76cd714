import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import styles from './PlaceGroup.module.css';

interface Place {
  name: string;
  distance: string;
  time: string;
  /** As `time`, for the script that says when to leave. */
  minutes: number;
  /** How one gets there. */
  by: 'auto' | 'cab' | 'foot';
  /** Which of the map's ways leads there. */
  way: number | undefined;
  /** Which gate to ask for and the fare, as far as known. */
  more: string[];
  directionsHref: string;
}

export interface PlaceGroupProps {
  category: string;
  /** Nearest first. */
  places: Place[];
}

/**
 * Hides the rows that phones collapse, but lets the browser's find-in-page search and reveal them.
 * In capitals because React treats `hidden` as a boolean.
 */
const FOLDED = { HIDDEN: 'until-found' };

/**
 * One category's rows. Phones show only the nearest place until a guest expands the group by its
 * checkbox, which needs no script.
 */
export function PlaceGroup({ category, places }: PlaceGroupProps) {
  return (
    <tbody className={styles.group}>
      {keyed(places, ({ name }) => name).map(
        ([key, { name, distance, time, minutes, by, way, more, directionsHref }], index) => (
          <tr
            data-by={by === 'auto' ? undefined : by}
            data-minutes={minutes}
            data-way={way}
            key={key}
            {...(index > 0 && FOLDED)}
          >
            {index === 0 && (
              <th abbr={category} rowSpan={places.length} scope="rowgroup">
                <span>{category}</span>
                {places.length > 1 && (
                  <label>
                    <input
                      aria-label={words.nearby.allOf(places.length, category)}
                      type="checkbox"
                    />
                    {words.nearby.all(places.length)}
                    <Icon name="caret-down" />
                  </label>
                )}
              </th>
            )}
            <th scope="row">
              <a aria-label={words.nearby.directionsTo(name)} href={directionsHref}>
                {name}
              </a>
              {more.length > 0 && (
                <small>
                  {keyed(more).map(([part, text]) => (
                    <span key={part}>{text} </span>
                  ))}
                </small>
              )}
            </th>
            <td>{distance}</td>
            <td>{time}</td>
          </tr>
        ),
      )}
    </tbody>
  );
}
