import { useEffect, useState } from 'react';
import type { Photo, UploadedPhoto } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { photoSource, request } from '../requests/request.ts';
import styles from './PhotoChooser.module.css';
import { PhotoDrop } from './PhotoDrop.tsx';

interface PhotoChooserProps {
  chosen: string;
  /** A file dropped on the picture; uploaded at once. */
  dropped?: File | undefined;
  onChoose: (photo: string) => void;
  onClose: () => void;
}

const words = editorWords.photo;

/** A dialog to choose a photograph or upload one. */
export function PhotoChooser({ chosen, dropped, onChoose, onClose }: PhotoChooserProps) {
  const [photos, setPhotos] = useState<Photo[]>([]);
  const [taken, setTaken] = useState<UploadedPhoto>();
  useEffect(() => {
    request<Photo[]>('photos')
      .then(setPhotos)
      .catch(() => setPhotos([]));
  }, []);
  const folder = chosen.includes('/') ? chosen.slice(0, chosen.lastIndexOf('/')) : 'public';
  return (
    <Dialog title={words.title} onClose={onClose}>
      <PhotoDrop folder={folder} dropped={dropped} onTaken={setTaken} />
      {taken && (
        <div className={styles['taken']}>
          <img src={photoSource(taken.photo, 400)} alt="" />
          <div>
            {taken.warnings.map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
            <Button look="main" onClick={() => onChoose(taken.photo)}>
              {words.use}
            </Button>
          </div>
        </div>
      )}
      <ul className={styles['photos']}>
        {photos.map(({ photo, usedIn }) => (
          <li key={photo}>
            <button type="button" aria-pressed={photo === chosen} onClick={() => onChoose(photo)}>
              <img src={photoSource(photo, 400)} alt="" loading="lazy" />
              <span>{photo.replace(/^.*\/|\.\w+$/g, '').replaceAll('-', ' ')}</span>
              <small>
                {usedIn.length > 0
                  ? say(words.usedIn, { places: usedIn.join(', ') })
                  : words.unused}
              </small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
