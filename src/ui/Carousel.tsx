import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import styles from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { times } from './times.ts';

type CarouselKind = 'hero' | 'testimonials' | 'room';

interface CarouselProps {
  /** Names the group of slides, such as "Photographs of the inn". */
  label: string;
  /** Decides how many slides show, how fast they move and whether by themselves. */
  kind: CarouselKind;
  slides: ReactNode[];
}

const pace: Record<CarouselKind, { duration: number; autoplay?: number }> = {
  hero: { duration: times.heroSlide, autoplay: times.heroInterval },
  testimonials: { duration: times.testimonialsSlide, autoplay: times.testimonialsInterval },
  room: { duration: times.roomSlide },
};

/** More dots than this crowd a phone; then a counter stands in their place. */
const MOST_DOTS = 6;

/**
 * Slides in a row that can be swiped, or scrolled without JavaScript; `elements/carousel.ts` adds
 * the controls' behaviour. A hero fills its parent's height, the others take their own.
 */
export function Carousel({ label, kind, slides }: CarouselProps) {
  const { duration, autoplay } = pace[kind];
  const text = words.pictures.carousel;
  const total = slides.length;

  return (
    <inn-carousel
      aria-label={label}
      aria-roledescription={text.role}
      className={styles.carousel}
      data-autoplay={autoplay}
      data-duration={duration}
      data-kind={kind}
      role="group"
    >
      {total > 1 && (
        <CarouselControls
          dots={kind !== 'room' && total <= MOST_DOTS}
          rotates={autoplay !== undefined}
          total={total}
        />
      )}
      {/* Focusable, so that it can be scrolled by keyboard in every browser. */}
      {/* biome-ignore lint/a11y/useSemanticElements: slides are no set of form fields. */}
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
                key={position}
                role="group"
              >
                {slide}
              </div>
            );
          })}
        </div>
      </div>
    </inn-carousel>
  );
}
