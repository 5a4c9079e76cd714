import type { UploadedPhoto } from '../../model/api.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { query, request } from '../requests/request.ts';
import { FileDrop } from './FileDrop.tsx';

interface PhotoDropProps {
  /** Folder below content/photos. */
  folder: string;
  /** A file dropped on the picture before this was shown. */
  dropped: File | undefined;
  /** Called with undefined while an upload runs or after it failed. */
  onTaken: (photo: UploadedPhoto | undefined) => void;
}

const words = editorWords.photo;

/** Uploads a photograph; the server rotates and resizes it. */
export function PhotoDrop({ folder, dropped, onTaken }: PhotoDropProps) {
  const take = async (file: File, isLatest: () => boolean) => {
    onTaken(undefined);
    const to = query({ name: file.name, folder });
    const photo = await request<UploadedPhoto>(`photos?${to}`, { method: 'POST', bytes: file });
    if (isLatest()) onTaken(photo);
    return say(words.taken, { name: file.name });
  };
  return (
    <FileDrop
      label={words.drop}
      button={words.upload}
      accept="image/*,.heic,.heif"
      rejected={words.rejected}
      dropped={dropped}
      take={take}
    />
  );
}
