import { DRIVERS_CARD } from '../../site/routes.ts';
import { words } from '../../site/words/index.ts';
import { CopyAddress } from '../contact/CopyAddress.tsx';
import { ButtonLink } from '../controls/Button.tsx';
import { Icon } from '../controls/Icon.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './GettingHere.module.css';
import { type Journey, Journeys } from './Journeys.tsx';

interface GettingHereProps {
  heading: string;
  intro: string;
  journeys: Journey[];
  /** The inn's time zone. */
  timeZone: string;
  name: string;
  address: string[];
  /** Directions in a maps app: Google's, and Apple's. */
  directionsHref: string;
  appleHref: string;
}

const text = words.gettingHere;

/** All routes to the inn, next to its address and travel tips. */
export function GettingHere(props: GettingHereProps) {
  return (
    <Band ground="sand" id="getting-here" labelledBy="getting-here-heading">
      <div className={styles.here}>
        <div className={styles.text}>
          <SectionHeading id="getting-here-heading" intro={props.intro}>
            {props.heading}
          </SectionHeading>
          <CopyAddress name={props.name} parts={props.address} />
          <div className={styles.actions}>
            <ButtonLink href={props.directionsHref}>
              <Icon name="navigation-arrow" />
              {words.directions}
            </ButtonLink>
            <ButtonLink href={DRIVERS_CARD}>
              <Icon name="taxi" />
              {text.card}
            </ButtonLink>
          </div>
          <div className={styles.actions}>
            <ButtonLink href={props.appleHref} variant="quiet">
              {text.appleMaps}
            </ButtonLink>
            <ButtonLink href={DRIVERS_CARD} variant="quiet">
              {text.print}
            </ButtonLink>
          </div>
        </div>
        <Journeys headingLevel={3} journeys={props.journeys} timeZone={props.timeZone} />
      </div>
    </Band>
  );
}
