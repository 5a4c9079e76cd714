import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import styles from './Thumbnails.module.css';

interface ThumbnailsProps {
  /** Prefix of the slides' ids. */
  id: string;
  pictures: PictureProps[];
}

/** The id of the slide a thumbnail links to. */
export const slideId = (id: string, index: number) => `${id}-${index + 1}`;

/**
 * All of a carousel's pictures as thumbnails. Each is a link to its slide; `carousel.ts` replaces
 * the jump with a move.
 */
export function Thumbnails({ id, pictures }: ThumbnailsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ul className={styles.thumbnails} role="list">
      {keyed(pictures, ({ src }) => src).map(([key, picture], index) => (
        <li key={key}>
          <a
            aria-current={index === 0}
            className={styles.thumbnail}
            data-goto={index}
            href={`#${slideId(id, index)}`}
          >
            <Picture {...picture} />
          </a>
        </li>
      ))}
    </ul>
  );
}
