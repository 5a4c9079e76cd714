import { type Ref, useRef, useState } from 'react';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { DropZone } from '../parts/DropZone.tsx';
import { RequestError, reasonOf } from '../requests/request.ts';

interface FileDropProps {
  /** Text before the button: what can be dropped here. */
  label: string;
  button: string;
  accept: string;
  /** Shown if the server gives no reason for an error. */
  rejected: string;
  /** Ref of the button, which gets the focus when a link leads to the field. */
  control?: Ref<HTMLButtonElement>;
  describedBy?: string | undefined;
  /** Uploads a file and resolves to a message, which is shown unless a newer file was chosen. */
  take: (file: File, isLatest: () => boolean) => Promise<string>;
}

/** Uploads one file that is dropped or chosen. */
export function FileDrop({ rejected, take, ...zone }: FileDropProps) {
  const [message, setMessage] = useState('');
  const latest = useRef<File>(undefined);
  const handleFile = async (file: File) => {
    latest.current = file;
    const isLatest = () => latest.current === file;
    setMessage(say(editorWords.logo.uploading, { name: file.name }));
    const answer = await take(file, isLatest).catch((problem) =>
      problem instanceof RequestError ? reasonOf(problem, rejected) : rejected,
    );
    if (isLatest()) setMessage(answer);
  };
  return (
    <DropZone {...zone} onFiles={([file]) => file && void handleFile(file)}>
      <p role="status">{message}</p>
    </DropZone>
  );
}
