import { contrast } from '../../colours/contrast.ts';
import styles from './Picture.module.css';

/** Another encoding or crop, which browsers try before `src`. */
interface PictureSource {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
  width?: number;
  height?: number;
}

/** A photograph as prepared by the build: all its sizes and its alternative text. */
export interface PictureProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** The photograph's average colour (#rrggbb), shown until it loads. */
  placeholderColour: string;
  sources?: PictureSource[];
  /** Loads eagerly, with high priority; for the one picture of a page that guests see first. */
  priority?: boolean;
  /** `lazy` in spite of `priority`: an inline script loads this picture, or another one instead. */
  loading?: 'lazy';
}

/** Whether white text contrasts better than black on this colour. */
const isDark = (colour: string) => contrast(colour, '#ffffff') > contrast(colour, '#000000');

/**
 * A photograph on its average colour. It fills a box of definite height (cropped, never
 * stretched); elsewhere it keeps its aspect ratio.
 */
export function Picture({
  sources = [],
  placeholderColour,
  priority = false,
  alt,
  ...image
}: PictureProps) {
  return (
    <span className={styles.frame} data-dark={isDark(placeholderColour) || undefined}>
      {/* An attribute, because the Content-Security-Policy blocks style="…". */}
      <svg aria-hidden="true" className={styles.placeholderColour}>
        <rect fill={placeholderColour} height="100%" width="100%" />
      </svg>
      <picture className={styles.picture}>
        {sources.map((source) => (
          <source key={`${source.media ?? ''} ${source.type}`} {...source} />
        ))}
        <img
          alt={alt}
          className={styles.image}
          // `sync`: paint it in the same frame as the text around it, not in a later one.
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          loading={priority ? 'eager' : 'lazy'}
          {...image}
        />
      </picture>
    </span>
  );
}
