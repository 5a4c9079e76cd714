import { CONTACT, ROOMS } from '../../site/routes.ts';
import { words } from '../../site/words/index.ts';
import { Carousel } from '../carousel/Carousel.tsx';
import { ButtonLink } from '../controls/Button.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Sentences } from '../controls/Text.tsx';
import type { NavLink } from '../layout/MainMenu.tsx';
import styles from './Hero.module.css';

interface HeroProps {
  headline: string;
  intro: string;
  /**
   * `scrim`: opacity of the dark overlay that keeps the text on the left half legible. `night`: shown
   * first at night (`night.head.ts`).
   */
  pictures: (PictureProps & { scrim: number; night: boolean })[];
  /** Links to answers, for guests who would otherwise ask. */
  answers: readonly NavLink[];
  /** The about page; without one, the button leads to the rooms. */
  aboutHref?: string | undefined;
}

/** The first screen: a headline, rotating photographs, two buttons and links to answers. */
export function Hero({ headline, intro, pictures, answers, aboutHref }: HeroProps) {
  return (
    <section aria-labelledby="hero-headline" className={styles.hero}>
      <div className={styles.text}>
        <h1 id="hero-headline">
          <Sentences>{headline}</Sentences>
        </h1>
        <p>{intro}</p>
        <div className={styles.actions}>
          <ButtonLink href={CONTACT} variant="call">
            {words.bookNow}
          </ButtonLink>
          <ButtonLink href={aboutHref ?? ROOMS} variant="line-on-dark">
            {aboutHref ? words.nav.about : words.nav.rooms}
          </ButtonLink>
        </div>
        {answers.length > 0 && (
          <div className={styles.answers}>
            {answers.map(({ href, label }) => (
              <a href={href} key={href}>
                {label}
              </a>
            ))}
          </div>
        )}
      </div>
      <div className={styles.pictures}>
        <Carousel
          kind="hero"
          label={words.heroPictures}
          slides={keyed(pictures, ({ src }) => src).map(([key, { scrim, night, ...picture }]) => (
            <div className={styles.slide} data-night={night || undefined} key={key}>
              <Picture {...picture} />
              {/* An attribute, because the Content-Security-Policy blocks style="…". */}
              <svg aria-hidden="true" className={styles.scrim} opacity={scrim} />
            </div>
          ))}
        />
      </div>
    </section>
  );
}
