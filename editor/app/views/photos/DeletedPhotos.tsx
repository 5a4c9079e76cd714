import { nameInWords } from '../../../../lib/text.ts';
import type { DeletedPhoto } from '../../../model/photos.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { photoSource, query } from '../../requests/request.ts';
import lists from '../lists.module.css';
import styles from './Photos.module.css';

const words = editorWords.photos;

interface DeletedPhotosProps {
  photos: readonly DeletedPhoto[];
  onRestore: (photo: DeletedPhoto) => void;
}

/** The photographs that can be restored, with the days left for each. */
export function DeletedPhotos({ photos, onRestore }: DeletedPhotosProps) {
  return (
    <>
      <p className={styles['count']}>
        {photos.length > 0 ? words.deletedIntro : words.deletedNone}
      </p>
      <ul className={lists['lines']}>
        {photos.map((one) => (
          <li key={one.id}>
            <img
              src={`${photoSource(one.photo, 400)}&${query({ deleted: one.id })}`}
              alt=""
              loading="lazy"
            />
            <p>
              <strong>{nameInWords(one.photo)}</strong>
              <small>
                {one.daysLeft === 1 ? words.dayLeft : say(words.daysLeft, { count: one.daysLeft })}
              </small>
            </p>
            <Button
              aria-label={say(editorWords.upload.of, {
                action: words.restore,
                name: nameInWords(one.photo),
              })}
              onClick={() => onRestore(one)}
            >
              {words.restore}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
