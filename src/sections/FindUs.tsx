import { Band } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { LocatorMap } from '../ui/LocatorMap.tsx';
import { MapDrawing } from '../ui/MapDrawing.tsx';
import { words } from '../words/index.ts';
import styles from './FindUs.module.css';

interface FindUsProps {
  heading: string;
  intro: string;
  /** How to arrive: by metro, by car, from the airport. */
  arriving: string[];
  innName: string;
  address: [string, string];
  directionsHref: string;
  /** The interactive map: its own page, and the same for a frame. */
  map: { pageUrl: string; frameUrl: string };
}

/** The drawn map, and beside it the way in words. */
export function FindUs(props: FindUsProps) {
  const { heading, intro, arriving, innName, address, directionsHref, map } = props;
  return (
    <Band ground="sand" id="map" labelledBy="map-heading">
      <div className={styles.find}>
        <div className={styles.words}>
          <SectionHeading id="map-heading" intro={intro}>
            {heading}
          </SectionHeading>
          <address>
            {address[0]}
            <br />
            {address[1]}
          </address>
          <ul>
            {arriving.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
          <ButtonLink href={directionsHref}>
            <Icon name="navigation-arrow" />
            {words.directions}
          </ButtonLink>
        </div>
        <div className={styles.map}>
          <LocatorMap
            drawing={
              <MapDrawing
                alt={words.map.alt(innName)}
                innName={innName}
                line={words.map.yellowLine}
                roads={{ hosur: words.map.hosurRoad, ring: words.map.ringRoad }}
              />
            }
            frameUrl={map.frameUrl}
            pageUrl={map.pageUrl}
          />
        </div>
      </div>
    </Band>
  );
}
