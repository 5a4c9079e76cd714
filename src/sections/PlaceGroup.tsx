import { Icon } from '../ui/Icon.tsx';
import { keyed } from '../ui/keyed.ts';
import { tablePart } from '../ui/tablePart.ts';
import { words } from '../words/index.ts';
import styles from './PlaceGroup.module.css';

interface Place {
  name: string;
  distance: string;
  time: string;
  directionsHref: string;
}

export interface PlaceGroupProps {
  category: string;
  /** The nearest first. */
  places: Place[];
}

/**
 * What a phone folds away: laid out for nobody, but found by the browser's own search, which then
 * takes the attribute away. In capitals because React knows `hidden` as true or false only.
 */
const FOLDED = { HIDDEN: 'until-found' };

/**
 * The rows of one category. On a phone the nearest place stands for all until a guest asks for the
 * rest; a checkbox does it, so that no script is needed.
 */
export function PlaceGroup({ category, places }: PlaceGroupProps) {
  return (
    <tbody className={styles.group} {...tablePart('rowgroup')}>
      {keyed(places, ({ name }) => name).map(
        ([key, { name, distance, time, directionsHref }], index) => (
          <tr key={key} {...tablePart('row')} {...(index > 0 && FOLDED)}>
            {index === 0 && (
              <th
                abbr={category}
                rowSpan={places.length}
                scope="rowgroup"
                {...tablePart('rowheader')}
              >
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
            <th scope="row" {...tablePart('rowheader')}>
              <a aria-label={words.nearby.directionsTo(name)} href={directionsHref}>
                {name}
              </a>
            </th>
            <td {...tablePart('cell')}>{distance}</td>
            <td {...tablePart('cell')}>{time}</td>
          </tr>
        ),
      )}
    </tbody>
  );
}
