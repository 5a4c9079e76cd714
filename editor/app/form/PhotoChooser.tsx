import { useEffect, useId } from 'react';
import type { Photo } from '../../model/photos.ts';
import { editorWords } from '../../words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { PhotoGrid } from '../parts/PhotoGrid.tsx';
import { PhotoUploads } from '../parts/PhotoUploads.tsx';
import { addUploads } from '../state/uploads.ts';
import { useAnswer } from '../state/useAnswer.ts';

interface PhotoChooserProps {
  chosen: string;
  /** Files that were dropped on the picture, to upload as the dialog opens. */
  dropped?: readonly File[] | undefined;
  onChoose: (photo: string) => void;
  onClose: () => void;
}

/** Puts the owner's own photographs before those that came with the website. */
const ownFirst = (photos: readonly Photo[]) =>
  photos.toSorted((a, b) => Number(a.isSample) - Number(b.isSample));

/** A dialog to choose a photograph or upload one. */
export function PhotoChooser({ chosen, dropped, onChoose, onClose }: PhotoChooserProps) {
  const [photos, refetch] = useAnswer<Photo[]>('photos');
  const from = useId();
  const folder = chosen.includes('/') ? chosen.slice(0, chosen.lastIndexOf('/')) : 'public';
  // biome-ignore lint/correctness/useExhaustiveDependencies: files are uploaded once
  useEffect(() => {
    if (dropped && dropped.length > 0) addUploads(dropped, from, folder);
  }, [dropped]);
  return (
    <Dialog title={editorWords.photos.title} onClose={onClose}>
      <PhotoUploads
        from={from}
        folder={folder}
        action={editorWords.upload.use}
        onAct={onChoose}
        onUploaded={refetch}
      />
      {!photos && (
        <p role="status">
          {photos === null ? editorWords.photos.away : editorWords.photos.waiting}
        </p>
      )}
      {photos && <PhotoGrid photos={ownFirst(photos)} chosen={chosen} onChoose={onChoose} />}
    </Dialog>
  );
}
