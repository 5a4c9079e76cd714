import { useState } from 'react';
import { nameInWords } from '../../../../lib/text.ts';
import type { Photo, PhotoUse, Replaced } from '../../../model/photos.ts';
import { key } from '../../../model/pointer.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { PhotoChooser } from '../../form/PhotoChooser.tsx';
import { Button } from '../../parts/Button.tsx';
import { Dialog } from '../../parts/Dialog.tsx';
import { photoSource, query, request } from '../../requests/request.ts';
import { addressOf } from '../../state/route.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from './Photos.module.css';
import { ReplaceStatus } from './ReplaceStatus.tsx';

const words = editorWords.photos;
const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

interface PhotoDetailsProps {
  photo: Photo;
  /** Called after a replacement was undone. */
  onChanged: () => void;
  /** Called after a replacement, even after the dialog was closed. */
  onReplaced: (photo: string, replaced: Replaced) => void;
  onDelete: (photo: string) => Promise<void>;
  /** Called if a replacement or the deletion fails, even after the dialog was closed. */
  onFailure: (photo: string, problem: unknown) => void;
  onClose: () => void;
}

/** A photograph with its size, warnings, and each place that shows it; it can be replaced or deleted. */
export function PhotoDetails(props: PhotoDetailsProps) {
  const { photo: one, onChanged, onReplaced, onDelete, onFailure, onClose } = props;
  const { photo, uses, width, height, bytes, isSample } = one;
  const [warnings] = useAnswer<string[]>(`photos/warnings?${query({ photo })}`);
  const [isChoosing, setChoosing] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const [replaced, setReplaced] = useState<Replaced>();
  const { message, diagnostics, attempt } = useAttempt((problem) => onFailure(photo, problem));
  const replace = (by: string) =>
    attempt(async () => {
      setChoosing(false);
      const seen = new Map(uses.map(({ path, version }) => [path, { path, version }]));
      const json = { photo, by, files: [...seen.values()] };
      const answer = await request<Replaced>('photos/replace', { json });
      setReplaced(answer);
      setConfirming(false);
      onReplaced(photo, answer);
    });

  return (
    <Dialog title={nameInWords(photo)} onClose={onClose}>
      <div className={styles['photo']}>
        <ReplaceStatus
          message={message}
          diagnostics={diagnostics}
          replaced={replaced}
          onUndone={onChanged}
        />
        <img src={photoSource(photo, 800)} alt="" width={width} height={height} />
        <p>
          {say(words.size, {
            width: figures.format(width),
            height: figures.format(height),
            megabytes: figures.format(Math.max(bytes / 1e6, 0.1)),
          })}
        </p>
        {isSample && <p>{words.fromWebsite}</p>}
        {warnings?.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        <div className={styles['buttons']}>
          {uses.length > 0 && (
            <Button variant="primary" onClick={() => setChoosing(true)}>
              {words.replace}
            </Button>
          )}
          <Button
            onClick={() =>
              uses.length > 0 ? setConfirming(true) : void attempt(() => onDelete(photo))
            }
          >
            {words.delete}
          </Button>
        </div>
        <section>
          <h3>{words.uses}</h3>
          <p role="status" data-problem={isConfirming}>
            {isConfirming
              ? uses.length === 1
                ? words.deleteUsedOne
                : say(words.deleteUsed, { count: uses.length })
              : uses.length === 0
                ? words.usesNone
                : words.usesHelp}
          </p>
          <UseList uses={uses} />
        </section>
      </div>
      {isChoosing && (
        <PhotoChooser
          chosen={photo}
          onChoose={(by) => void replace(by)}
          onClose={() => setChoosing(false)}
        />
      )}
    </Dialog>
  );
}

/** Links to the fields that name a photograph. */
function UseList({ uses }: { uses: readonly PhotoUse[] }) {
  if (uses.length === 0) return null;
  return (
    <ul>
      {uses.map(({ path, title, at, label }) => (
        <li key={path + key(at)}>
          <a href={addressOf({ view: 'edit', path, at })} dir="auto">
            {label ? say(words.use, { title, label }) : title}
          </a>
        </li>
      ))}
    </ul>
  );
}
