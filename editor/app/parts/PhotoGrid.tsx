import { nameInWords } from '../../../lib/text.ts';
import type { Photo } from '../../model/photos.ts';
import { say, titlesOfUses } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { photoSource } from '../requests/request.ts';
import styles from './PhotoGrid.module.css';

const words = editorWords.photos;
/** Up to this many places are named; more are only counted. */
const MAX_NAMED = 2;

interface PhotoGridProps {
  photos: readonly Photo[];
  /** The photograph that a form shows now. */
  chosen?: string;
  onChoose: (photo: string) => void;
}

/** Photographs as thumbnails, each with the places that show it. */
export function PhotoGrid({ photos, chosen, onChoose }: PhotoGridProps) {
  return (
    <ul className={styles['photos']}>
      {photos.map((one) => (
        <li key={one.photo}>
          <button
            type="button"
            aria-pressed={chosen === undefined ? undefined : one.photo === chosen}
            onClick={() => onChoose(one.photo)}
          >
            <img src={photoSource(one.photo, 400)} alt="" loading="lazy" decoding="async" />
            <span>{nameInWords(one.photo)}</span>
            <small>{placesOf(one)}</small>
            {one.isSample && <small data-sample="true">{words.sample}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

function placesOf({ uses }: Photo): string {
  const titles = titlesOfUses(uses);
  if (titles.length === 0) return words.unused;
  return titles.length > MAX_NAMED
    ? say(words.usedOften, { count: uses.length })
    : say(words.usedIn, { places: titles.join(', ') });
}
