import { useEffect, useEffectEvent, useRef } from 'react';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { photoSource } from '../requests/request.ts';
import {
  addUploads,
  removeUploads,
  retryUpload,
  type Upload,
  useUploads,
} from '../state/uploads.ts';
import { Button } from './Button.tsx';
import { DropZone } from './DropZone.tsx';
import { Glyph } from './Glyph.tsx';
import styles from './PhotoUploads.module.css';

const words = editorWords.upload;

/**
 * The file types to accept. An iPhone converts HEIC photographs to JPEG unless HEIC is accepted; other
 * systems never convert them, so there HEIC must be accepted.
 */
const acceptedHere = () => {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad's user agent says Mac.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1);
  return isIos ? 'image/jpeg,image/png,image/webp' : 'image/*,.heic,.heif';
};

interface PhotoUploadsProps {
  /** The view: only its own uploads are listed, unless it shows all. */
  from: string;
  showsAll?: boolean;
  /** Folder below the photographs, for new uploads. */
  folder: string;
  /** What to do with an uploaded photograph, and its label. */
  action: string;
  onAct: (photo: string) => void;
  /** Called for each photograph that was uploaded. */
  onUploaded: () => void;
}

/** Uploads photographs, with the progress of each. */
export function PhotoUploads(props: PhotoUploadsProps) {
  const { from, showsAll = false, folder, onUploaded } = props;
  const uploads = useUploads().filter((one) => showsAll || one.from === from);
  const count = (state: Upload['state']) => uploads.filter((one) => one.state === state).length;
  const [done, failed] = [count('done'), count('failed')];
  const seen = useRef(done);
  const onMore = useEffectEvent(onUploaded);
  useEffect(() => {
    if (done > seen.current) onMore();
    seen.current = done;
  }, [done]);
  return (
    <>
      <DropZone
        label={words.drop}
        button={words.choose}
        camera={words.camera}
        accept={acceptedHere()}
        multiple
        onFiles={(files) => addUploads(files, from, folder)}
      >
        <p role="status">
          {uploads.length > 0 &&
            say(failed > 0 ? words.progressFailed : words.progress, {
              done,
              failed,
              count: uploads.length,
            })}
        </p>
      </DropZone>
      {uploads.length > 0 && (
        <ul className={styles['list']} aria-label={words.list}>
          {uploads.map((one) => (
            <UploadLine key={one.id} upload={one} action={props.action} onAct={props.onAct} />
          ))}
        </ul>
      )}
      {done + failed > 1 && done + failed === uploads.length && (
        <Button variant="quiet" onClick={() => removeUploads(uploads.map(({ id }) => id))}>
          {words.clear}
        </Button>
      )}
    </>
  );
}

interface UploadLineProps {
  upload: Upload;
  action: string;
  onAct: (photo: string) => void;
}

function UploadLine({ upload, action, onAct }: UploadLineProps) {
  const { id, file, state, sent, photo, error } = upload;
  const { name } = file;
  const isEnded = state === 'done' || state === 'failed';
  return (
    <li data-state={state}>
      {photo && <img src={photoSource(photo.photo, 200)} alt="" />}
      <div className={styles['words']}>
        {state === 'done' && <p>{say(words.done, { name })}</p>}
        {state === 'failed' && (
          <>
            <p>{say(words.failed, { name })}</p>
            <small>{error}</small>
          </>
        )}
        {!isEnded && (
          <>
            <p>{name}</p>
            <progress
              aria-label={name}
              max={1}
              // Without a value, the bar is indeterminate.
              value={state === 'preparing' ? undefined : sent}
            />
            <small>{words[state]}</small>
          </>
        )}
        {photo?.warnings.map((warning) => (
          <small key={warning}>{warning}</small>
        ))}
      </div>
      {isEnded && (
        <div className={styles['tools']}>
          {photo && (
            <Button aria-label={say(words.of, { action, name })} onClick={() => onAct(photo.photo)}>
              {action}
            </Button>
          )}
          {state === 'failed' && (
            <Button
              aria-label={say(words.of, { action: words.again, name })}
              onClick={() => retryUpload(id)}
            >
              {words.again}
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={say(words.of, { action: words.remove, name })}
            title={words.remove}
            onClick={() => removeUploads([id])}
          >
            <Glyph name="cross" />
          </Button>
        </div>
      )}
    </li>
  );
}
