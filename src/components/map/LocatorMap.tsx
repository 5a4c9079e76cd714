import type { ReactNode } from 'react';
import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './LocatorMap.module.css';

interface LocatorMapProps {
  /** The drawn map (an SVG with a name of its own); it gives the map its shape. */
  drawing: ReactNode;
  /** The page of the interactive map, where the link leads without JavaScript. */
  pageUrl: string;
  /** The interactive map for a frame; the Content-Security-Policy's frame-src must name its origin. */
  frameUrl: string;
}

/** A drawn map, one tap away from the interactive one in the same place. */
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
