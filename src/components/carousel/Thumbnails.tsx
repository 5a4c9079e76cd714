import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import styles from './Thumbnails.module.css';

interface ThumbnailsProps {
  /** What the slides' ids begin with. */
  id: string;
  pictures: PictureProps[];
}

/** The id of the slide that a thumbnail leads to. */
export const slideId = (id: string, index: number) => `${id}-${index + 1}`;

/**
 * All of a carousel's pictures at once, small. As served each is a link that scrolls to its slide;
 * `carousel.ts` moves there in place.
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
