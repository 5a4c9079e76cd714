import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import styles from './Promo.module.css';

interface PromoProps {
  sentence: string;
  picture: PictureProps;
  /** Colour of the text over the photograph's left half: whichever needs less scrim. */
  textColour: 'dark' | 'pale';
}

/** A wide photograph with one sentence and a link to the rooms. */
export function Promo({ sentence, picture, textColour }: PromoProps) {
  return (
    <section aria-labelledby="promo-sentence" className={styles.promo} data-text={textColour}>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
      <div className={styles.text}>
        <h2 id="promo-sentence">{sentence}</h2>
        <ButtonLink href="/rooms" variant={textColour === 'dark' ? 'line' : 'line-on-dark'}>
          {words.seeRooms}
        </ButtonLink>
      </div>
    </section>
  );
}
