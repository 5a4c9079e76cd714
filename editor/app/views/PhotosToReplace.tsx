import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { photoSource } from '../requests/request.ts';
import { addressOf } from '../state/route.ts';
import styles from './PhotosToReplace.module.css';

const words = editorWords.photos;
/** As many thumbnails as fit a line. */
const SHOWN = 6;

/** The photographs that came with the website, in one line with thumbnails; nothing without any. */
export function PhotosToReplace({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null;
  const count = photos.length;
  return (
    <div className={styles['line']}>
      <p>{count === 1 ? words.toReplaceOne : say(words.toReplace, { count })}</p>
      <a href={addressOf({ view: 'photos', filter: 'samples' })}>{words.toReplaceGo}</a>
      <div className={styles['photos']} aria-hidden="true">
        {photos.slice(0, SHOWN).map((photo) => (
          <img key={photo} src={photoSource(photo, 200)} alt="" loading="lazy" />
        ))}
      </div>
    </div>
  );
}
