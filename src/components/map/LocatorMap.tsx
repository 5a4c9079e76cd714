import type { ReactNode } from 'react';
import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './LocatorMap.module.css';

interface LocatorMapProps {
  /** The drawn map, an SVG with an accessible name; it sets the map's size. */
  drawing: ReactNode;
  /** The interactive map's page, linked without JavaScript. */
  pageUrl: string;
  /**
   * The interactive map's URL for a frame; the Content-Security-Policy's frame-src must allow its
   * origin.
   */
  frameUrl: string;
}

/** A drawn map that a tap replaces with the interactive one. */
export function LocatorMap({ drawing, pageUrl, frameUrl }: LocatorMapProps) {
  const text = words.map;

  return (
    <locator-map className={styles.map} data-src={frameUrl} data-title={text.frameTitle}>
      <div data-part="drawing">
        {drawing}
        <a className={styles.button} data-part="open" href={pageUrl}>
          <Icon name="map-trifold" />
          {text.open}
        </a>
      </div>
      <button className={styles.button} data-part="back" hidden type="button">
        <Icon name="x" />
        {text.back}
      </button>
    </locator-map>
  );
}
