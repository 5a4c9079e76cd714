import { type Ref, useEffect } from 'react';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { DropZone } from '../parts/DropZone.tsx';
import { RequestError, reasonOf } from '../requests/request.ts';
import { createStore } from '../state/createStore.ts';

interface Upload {
  file: File;
  /** What is shown about it. */
  message: string;
  isRunning: boolean;
}

/** The last upload of each field. Uploads continue while the form is closed, and say how they ended. */
const uploads = createStore<ReadonlyMap<string, Upload>>(new Map());

const setUpload = (name: string, upload: Upload) =>
  uploads.set(new Map(uploads.get()).set(name, upload));

/** Drops what an upload that has ended said. */
function forgetEnded(name: string): void {
  if (uploads.get().get(name)?.isRunning) return;
  uploads.set(new Map([...uploads.get()].filter(([other]) => other !== name)));
}

interface FileDropProps {
  /** Names the field among those of all forms. */
  name: string;
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
export function FileDrop({ name, rejected, take, ...zone }: FileDropProps) {
  const message = uploads.useValue().get(name)?.message;
  useEffect(() => () => forgetEnded(name), [name]);
  const handleFile = async (file: File) => {
    const isLatest = () => uploads.get().get(name)?.file === file;
    const uploading = say(editorWords.logo.uploading, { name: file.name });
    setUpload(name, { file, message: uploading, isRunning: true });
    const answer = await take(file, isLatest).catch((problem) =>
      problem instanceof RequestError ? reasonOf(problem, rejected) : rejected,
    );
    if (isLatest()) setUpload(name, { file, message: answer, isRunning: false });
  };
  return (
    <DropZone {...zone} onFiles={([file]) => file && void handleFile(file)}>
      <p role="status">{message}</p>
    </DropZone>
  );
}
