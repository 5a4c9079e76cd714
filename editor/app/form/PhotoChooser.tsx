import { useState } from 'react';
import type { Photo, UploadedPhoto } from '../../model/api.ts';
import { drawingName, say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { photoSource, query, request } from '../requests/request.ts';
import { useAnswer } from '../state/editorContext.ts';
import { FileDrop } from './FileDrop.tsx';
import styles from './PhotoChooser.module.css';

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
  const [photos] = useAnswer<Photo[]>('photos');
  const [taken, setTaken] = useState<UploadedPhoto>();
  const folder = chosen.includes('/') ? chosen.slice(0, chosen.lastIndexOf('/')) : 'public';
  const take = async (file: File, isLatest: () => boolean) => {
    setTaken(undefined);
    const to = query({ name: file.name, folder });
    const photo = await request<UploadedPhoto>(`photos?${to}`, { bytes: file });
    if (isLatest()) setTaken(photo);
    return say(words.taken, { name: file.name });
  };
  return (
    <Dialog title={words.title} onClose={onClose}>
      <FileDrop
        label={words.drop}
        button={words.upload}
        accept="image/*,.heic,.heif"
        rejected={words.rejected}
        dropped={dropped}
        take={take}
      />
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
        {photos?.map(({ photo, usedIn }) => (
          <li key={photo}>
            <button type="button" aria-pressed={photo === chosen} onClick={() => onChoose(photo)}>
              <img src={photoSource(photo, 400)} alt="" loading="lazy" />
              <span>{drawingName(photo.replace(/^.*\/|\.\w+$/g, ''))}</span>
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
