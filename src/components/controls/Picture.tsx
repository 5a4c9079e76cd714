import styles from './Picture.module.css';

/** Another encoding or crop of the same picture, offered to browsers before the plain one. */
interface PictureSource {
  type: string;
  srcSet: string;
  sizes?: string;
  media?: string;
  width?: number;
  height?: number;
}

/** A photograph as prepared at build: every size it exists in, and what it shows. */
export interface PictureProps {
  src: string;
  srcSet?: string;
  sizes?: string;
  width: number;
  height: number;
  alt: string;
  /** The photograph's average colour (#rrggbb), painted until it has arrived. */
  placeholderColour: string;
  sources?: PictureSource[];
  /** For the one picture a page that is seen first: loads at once and before everything else. */
  priority?: boolean;
}

/** Whether white is read better than black on this colour (WCAG 2.2, relative luminance). */
function isDark(placeholderColour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(placeholderColour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  // Where 1.05 / (L + 0.05), the contrast of white, meets (L + 0.05) / 0.05, that of black.
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179;
}

/**
 * A photograph on its own average colour. It fills a box of definite height (cropped, never
 * stretched) and keeps its own shape in any other.
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
      {/* An attribute, because the Content-Security-Policy refuses style="…". */}
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
          // With the frame that shows it, not one later.
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : undefined}
          loading={priority ? 'eager' : 'lazy'}
          {...image}
        />
      </picture>
    </span>
  );
}
