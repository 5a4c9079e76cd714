import { Picture, type PictureProps } from '../controls/Picture.tsx';
import styles from './PhotoGrid.module.css';

type Cut = 'landscape' | 'square' | 'portrait' | 'double';

export interface GalleryPicture {
  caption: string;
  picture: PictureProps;
  /** How it is cut in four, three and two columns. */
  cuts: { wide: Cut; tablet: Cut; phone: Cut };
  /** The whole photograph: what the link leads to, and what the lightbox shows. */
  whole: { href: string; srcSet: string; width: number; height: number };
}

export interface GallerySheet {
  /** From 1. */
  number: number;
  pictures: GalleryPicture[];
}

/** Photographs on a grid of four, three or two columns; each links to the whole of itself. */
export function PhotoGrid({ number, pictures }: GallerySheet) {
  return (
    <ul className={styles.sheet} data-sheet={number}>
      {pictures.map(({ caption, picture, cuts, whole }) => (
        <li
          className={styles.item}
          data-phone={cuts.phone}
          data-tablet={cuts.tablet}
          data-wide={cuts.wide}
          key={whole.href}
        >
          <a
            className={styles.link}
            data-height={whole.height}
            data-srcset={whole.srcSet}
            data-width={whole.width}
            href={whole.href}
          >
            <span className={styles.picture}>
              <Picture {...picture} />
            </span>
            <span className={styles.caption}>{caption}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
