import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Band, SectionHeading } from '../layout/Band.tsx';
import { LocatorMap } from '../map/LocatorMap.tsx';
import { MapDrawing, type MapSketch } from '../map/MapDrawing.tsx';
import { CopyAddress } from './CopyAddress.tsx';
import styles from './FindUs.module.css';

interface FindUsProps {
  heading: string;
  intro: string;
  /** Directions by metro, by car and from the airport. */
  arriving: string[];
  name: string;
  address: string[];
  directionsHref: string;
  /**
   * The page of directions with times and fares, and the card for a driver; undefined if the inn
   * has none.
   */
  further?: { wholeHref: string; cardHref: string } | undefined;
  /** The drawn map, if any; the interactive map's page and its URL for a frame. */
  map: { sketch?: MapSketch; pageUrl: string; frameUrl: string };
}

/** Directions next to the drawn map or a link to the interactive one. */
export function FindUs(props: FindUsProps) {
  const { heading, intro, arriving, name, address, directionsHref, further, map } = props;
  return (
    <Band ground="sand" id="map" labelledBy="map-heading">
      <div className={styles.find}>
        <div className={styles.text}>
          <SectionHeading id="map-heading" intro={intro}>
            {heading}
          </SectionHeading>
          <CopyAddress name={name} parts={address} />
          <ul>
            {keyed(arriving).map(([key, way]) => (
              <li key={key}>{way}</li>
            ))}
          </ul>
          {further && (
            <ButtonLink href={further.wholeHref} variant="quiet">
              {words.gettingHere.whole}
            </ButtonLink>
          )}
          <div className={styles.actions}>
            <ButtonLink href={directionsHref}>
              <Icon name="navigation-arrow" />
              {words.directions}
            </ButtonLink>
            {further && (
              <ButtonLink href={further.cardHref}>
                <Icon name="taxi" />
                {words.gettingHere.card}
              </ButtonLink>
            )}
            {!map.sketch && (
              <ButtonLink href={map.pageUrl}>
                <Icon name="map-trifold" />
                {words.map.open}
              </ButtonLink>
            )}
          </div>
        </div>
        {map.sketch && (
          <div className={styles.map}>
            <LocatorMap
              drawing={<MapDrawing {...map.sketch} />}
              frameUrl={map.frameUrl}
              pageUrl={map.pageUrl}
            />
          </div>
        )}
      </div>
    </Band>
  );
}
