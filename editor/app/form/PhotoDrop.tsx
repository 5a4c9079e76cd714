import type { UploadedPhoto } from '../../model/api.ts';
import { say } from '../../model/say.ts';
import { editorWords } from '../../words.ts';
import { query, request } from '../requests/ask.ts';
import { FileDrop } from './FileDrop.tsx';

interface PhotoDropProps {
  /** Where it is put, below content/photos. */
  folder: string;
  /** Dropped on the picture before this was shown. */
  dropped: File | undefined;
  /** Nothing while another file is on its way, or once it was refused. */
  onTaken: (photo: UploadedPhoto | undefined) => void;
}

const words = editorWords.photo;

/** Takes in a photograph; the server turns it upright and sizes it. */
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
