import { CONTACT } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Carousel } from '../ui/Carousel.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { words } from '../words/index.ts';
import styles from './Hero.module.css';

interface HeroProps {
  headline: string;
  intro: string;
  pictures: PictureProps[];
}

/** The first second of the site: one headline over four photographs, and the two ways on. */
export function Hero({ headline, intro, pictures }: HeroProps) {
  return (
    <section aria-labelledby="hero-headline" className={styles.hero}>
      <div className={styles.words}>
        <h1 id="hero-headline">{headline}</h1>
        <p>{intro}</p>
        <div className={styles.ways}>
          <ButtonLink href={CONTACT} variant="call">
            {words.bookNow}
          </ButtonLink>
          <ButtonLink href="/about" variant="line-on-dark">
            {words.nav.about}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.pictures}>
        <Carousel
          kind="hero"
          label={words.heroPictures}
          slides={pictures.map((picture) => <Picture key={picture.src} {...picture} />)}
        />
      </div>
    </section>
  );
}
