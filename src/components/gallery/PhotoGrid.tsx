import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { photoLink, type WholePicture } from './Lightbox.tsx';
import styles from './PhotoGrid.module.css';

/** A picture's crop in the grid; `double` is a landscape two columns wide. */
export type Cut = 'landscape' | 'square' | 'portrait' | 'double';

export interface GalleryPicture {
  caption: string;
  picture: PictureProps;
  /** Its crops in grids of four, three and two columns. */
  cuts: { wide: Cut; tablet: Cut; phone: Cut };
  /** The full photograph, for the link and the lightbox. */
  whole: WholePicture;
}

export interface GallerySheet {
  /** Counts from 1. */
  number: number;
  pictures: GalleryPicture[];
}

/** Photographs in a grid of four, three or two columns, each linked to its full version. */
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
          <a className={styles.link} {...photoLink(whole)}>
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
