import type { Photo, PhotoUse } from '../../model/api.ts';
import { key } from '../../model/pointer.ts';
import { photoName, say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { photoSource, query } from '../requests/request.ts';
import { useAnswer } from '../state/editorContext.ts';
import { addressOf } from '../state/route.ts';
import styles from './Photos.module.css';

const words = editorWords.photos;
const figures = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

interface PhotoDetailsProps {
  photo: Photo;
  onClose: () => void;
}

/** A photograph: its size, what could be better, and each place that shows it. */
export function PhotoDetails({ photo: one, onClose }: PhotoDetailsProps) {
  const { photo, uses, width, height, bytes, isSample } = one;
  const [warnings] = useAnswer<string[]>(`photos/warnings?${query({ photo })}`);
  return (
    <Dialog title={photoName(photo)} onClose={onClose}>
      <div className={styles['photo']}>
        <img src={photoSource(photo, 800)} alt="" />
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
        <section>
          <h3>{words.uses}</h3>
          <p>{uses.length === 0 ? words.usesNone : words.usesHelp}</p>
          <UseList uses={uses} />
        </section>
      </div>
    </Dialog>
  );
}

/** Links to the fields that name a photograph. */
export function UseList({ uses }: { uses: readonly PhotoUse[] }) {
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
