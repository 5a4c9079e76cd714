import { ButtonLink } from '../ui/Button.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { words } from '../words/index.ts';
import styles from './Promo.module.css';

interface PromoProps {
  sentence: string;
  picture: PictureProps;
}

/** One wide photograph, one sentence, the way to the rooms. */
export function Promo({ sentence, picture }: PromoProps) {
  return (
    <section aria-labelledby="promo-sentence" className={styles.promo}>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
      <div className={styles.words}>
        <h2 id="promo-sentence">{sentence}</h2>
        <ButtonLink href="/rooms" variant="line-on-dark">
          {words.seeRooms}
        </ButtonLink>
      </div>
    </section>
  );
}
