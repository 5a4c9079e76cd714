import { words } from '../../site/words/index.ts';
import { SectionHeading } from '../layout/Band.tsx';
import { MapDrawing, type MapSketch } from '../map/MapDrawing.tsx';
import { LeaveBy, type LeaveByProps } from './LeaveBy.tsx';
import styles from './NearbyPlaces.module.css';
import { PlaceGroup, type PlaceGroupProps } from './PlaceGroup.tsx';

interface NearbyPlacesProps {
  heading: string;
  intro: string;
  /** A sentence saying that figures are approximate and when they were checked. */
  checked: string;
  groups: PlaceGroupProps[];
  /** The control that says when to leave for a place, unless it is hidden. */
  leaving: LeaveByProps | undefined;
  /** The drawn map: above the table, or on wide screens in view next to it. */
  map?: MapSketch | undefined;
}

/** Distances in one table, with a row group per category; each place links to directions. */
export function NearbyPlaces({ heading, intro, checked, groups, leaving, map }: NearbyPlacesProps) {
  return (
    <section
      aria-labelledby="nearby-heading"
      className={styles.nearby}
      data-map={map ? true : undefined}
    >
      <div className={styles.head}>
        <SectionHeading id="nearby-heading" intro={intro}>
          {heading}
        </SectionHeading>
        {leaving && <LeaveBy {...leaving} />}
      </div>
      {map && (
        <div className={styles.ground}>
          <div className={styles.map}>
            <MapDrawing {...map} />
          </div>
        </div>
      )}
      <div className={styles.text}>
        <table aria-labelledby="nearby-heading" className={styles.table}>
          <thead>
            <tr>
              <td />
              <th scope="col">{words.nearby.place}</th>
              <th scope="col">{words.nearby.distance}</th>
              <th scope="col">{words.nearby.time}</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <PlaceGroup key={group.category} {...group} />
          ))}
        </table>
        <p className={styles.checked}>{checked}</p>
      </div>
    </section>
  );
}
