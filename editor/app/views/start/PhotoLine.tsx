import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { photoSource } from '../../requests/request.ts';
import { addressOf } from '../../state/route.ts';
import styles from './PhotoLine.module.css';

const words = editorWords.photos;
/** The number of thumbnails that fit one line. */
const MAX_SHOWN = 6;

interface PhotoLineProps {
  photos: readonly string[];
  /** Why they are listed. */
  kind: 'samples' | 'unused';
}

/** Photographs with the same problem, in one line with thumbnails; renders nothing without any. */
export function PhotoLine({ photos, kind }: PhotoLineProps) {
  const [one, many] =
    kind === 'samples'
      ? [words.toReplaceOne, words.toReplace]
      : [words.notShownOne, words.notShown];
  const count = photos.length;
  if (count === 0) return null;
  return (
    <div className={styles['line']}>
      <p>{count === 1 ? one : say(many, { count })}</p>
      <a
        href={addressOf({ view: 'photos', filter: kind })}
        aria-label={`${words.toReplaceGo}: ${kind === 'samples' ? words.filters.samples : words.filters.unused}`}
      >
        {words.toReplaceGo}
      </a>
      <div className={styles['photos']} aria-hidden="true">
        {photos.slice(0, MAX_SHOWN).map((photo) => (
          <img key={photo} src={photoSource(photo, 200)} alt="" loading="lazy" />
        ))}
      </div>
    </div>
  );
}
