import { Band } from '../ui/Band.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import { words } from '../words/index.ts';
import styles from './NearbyPlaces.module.css';

interface Place {
  name: string;
  distance: string;
  time: string;
  directionsHref: string;
}

interface NearbyPlacesProps {
  heading: string;
  intro: string;
  /** How exact the distances are, and when they were last checked. */
  checked: string;
  groups: { category: string; places: Place[] }[];
}

/** How far everything is: one table, a row group for each category, each place opening directions. */
export function NearbyPlaces({ heading, intro, checked, groups }: NearbyPlacesProps) {
  return (
    <Band labelledBy="nearby-heading">
      <div className={styles.nearby}>
        <div className={styles.lead}>
          <SectionHeading id="nearby-heading" intro={intro}>
            {heading}
          </SectionHeading>
          <p className={styles.checked}>{checked}</p>
        </div>
        <table aria-labelledby="nearby-heading" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.nearby.place}</th>
              <th scope="col">{words.nearby.distance}</th>
              <th scope="col">{words.nearby.time}</th>
            </tr>
          </thead>
          {groups.map(({ category, places }) => (
            <tbody key={category}>
              <tr>
                <th colSpan={3} scope="rowgroup">
                  {category}
                </th>
              </tr>
              {places.map(({ name, distance, time, directionsHref }) => (
                <tr key={name}>
                  <th scope="row">
                    <a aria-label={words.nearby.directionsTo(name)} href={directionsHref}>
                      {name}
                    </a>
                  </th>
                  <td>
                    <span className={styles.about}>{words.nearby.about} </span>
                    {distance}
                  </td>
                  <td>
                    <span className={styles.about}>{words.nearby.about} </span>
                    {time}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Band>
  );
}
