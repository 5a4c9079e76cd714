import { ROOMS } from '../../site/routes.ts';
import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import styles from './Promo.module.css';

interface PromoProps {
  sentence: string;
  picture: PictureProps;
}

/** A large photograph beside one sentence and a link to the rooms. */
export function Promo({ sentence, picture }: PromoProps) {
  return (
    <section aria-labelledby="promo-sentence" className={styles.promo}>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
      <div className={styles.text}>
        <h2 id="promo-sentence">{sentence}</h2>
        <ButtonLink href={ROOMS} variant="line">
          {words.seeRooms}
        </ButtonLink>
      </div>
    </section>
  );
}
