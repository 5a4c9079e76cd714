import type { ReactNode } from 'react';
import { words } from '../../site/words/index.ts';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';

interface ThumbnailsProps {
  /** Prefix of the slides' ids. */
  id: string;
  pictures: PictureProps[];
}

/** The id of the slide a thumbnail links to. */
const slideId = (id: string, index: number) => `${id}-${index + 1}`;

/**
 * All of a carousel's pictures as thumbnails. Each is a link to its slide; `carousel.ts` replaces
 * the jump with a move.
 */
function Thumbnails({ id, pictures }: ThumbnailsProps) {
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

type CarouselKind = 'hero' | 'testimonials' | 'room';

interface CarouselProps {
  /** Names the group of slides, such as "Photographs of the inn". */
  label: string;
  /** Sets the number of visible slides, their speed and whether they rotate. */
  kind: CarouselKind;
  slides: ReactNode[];
  /** Small pictures that link to each slide; they replace the dots or the counter. */
  thumbnails?: { id: string; pictures: PictureProps[] };
}

/** Milliseconds (specification, section 9): `duration` of a move, `autoplay` from one start to the next. */
const pace: Record<CarouselKind, { duration: number; autoplay?: number; dissolves?: true }> = {
  hero: { duration: 800, autoplay: 5000, dissolves: true },
  testimonials: { duration: 500, autoplay: 3000 },
  room: { duration: 500 },
};

/** With more slides, the dots would not fit on a phone, so a counter replaces them. */
const MOST_DOTS = 6;

function placeShown(total: number, hasThumbnails: boolean) {
  if (hasThumbnails) return 'elsewhere';
  return total <= MOST_DOTS ? 'dots' : 'counter';
}

/**
 * A row of slides to swipe or, without JavaScript, to scroll. `carousel.ts` adds the controls'
 * behaviour. The hero fills its parent's height; the other kinds set their own.
 */
export function Carousel({ label, kind, slides, thumbnails }: CarouselProps) {
  const { duration, autoplay, dissolves } = pace[kind];
  const text = words.pictures.carousel;
  const total = slides.length;

  return (
    <inn-carousel
      aria-label={label}
      aria-roledescription={text.role}
      className={styles.carousel}
      data-autoplay={autoplay}
      data-dissolves={dissolves}
      data-duration={duration}
      data-kind={kind}
      role="group"
    >
      {total > 1 && (
        <CarouselControls
          place={placeShown(total, thumbnails !== undefined)}
          rotates={autoplay !== undefined}
          total={total}
        />
      )}
      {/* Focusable, so that every browser can scroll it by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are not a group of form fields. */}
      <div
        aria-label={text.slides}
        className={styles.scroller}
        data-part="scroller"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller is operated by the arrow keys.
        tabIndex={0}
      >
        <div className={styles.track} data-part="track">
          {slides.map((slide, index) => {
            const position = index + 1;
            return (
              // biome-ignore lint/a11y/useSemanticElements: the carousel pattern's own role.
              <div
                aria-label={text.position(position, total)}
                aria-roledescription={text.slideRole}
                className={styles.slide}
                id={thumbnails && slideId(thumbnails.id, index)}
                key={position}
                role="group"
              >
                {slide}
              </div>
            );
          })}
        </div>
      </div>
      {thumbnails && total > 1 && <Thumbnails {...thumbnails} />}
    </inn-carousel>
  );
}
