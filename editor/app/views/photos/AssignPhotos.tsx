import { useState } from 'react';
import { nameInWords } from '../../../../lib/text.ts';
import { pagePath, ROOMS_FOLDER } from '../../../../src/content/fileNames.ts';
import type { Photo, Replaced } from '../../../model/photos.ts';
import { say, titlesOfUses } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { photoSource, request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { useAttempt } from '../../state/useAttempt.ts';
import styles from './AssignPhotos.module.css';
import { ReplaceStatus } from './ReplaceStatus.tsx';

const words = editorWords.assign;

/** Sorts photographs by what guests see first: the home page, then the rooms. */
const rankOf = ({ uses }: Photo) =>
  Math.min(
    ...uses.map(({ path }) =>
      path === pagePath('home') ? 0 : path.startsWith(ROOMS_FOLDER) ? 1 : 2,
    ),
  );

/** Pairs of a sample photograph and the one that will replace it, in the order of choosing. */
type Assigned = readonly (readonly [place: string, by: string])[];

interface AssignPhotosProps {
  photos: readonly Photo[];
  onChanged: () => void;
}

/** Assigns the inn's own photographs, in the order they are tapped, to places that still have a sample. */
export function AssignPhotos({ photos, onChanged }: AssignPhotosProps) {
  const { announce } = useEditorContext();
  const [assigned, setAssigned] = useState<Assigned>([]);
  const [wanted, setWanted] = useState<string>();
  const [replaced, setReplaced] = useState<Replaced>();
  // Refetch after a failure too, because the places may have changed.
  const { message, diagnostics, isBusy, attempt } = useAttempt(onChanged);

  const places = photos
    .filter(({ isSample, uses }) => isSample && uses.length > 0)
    .toSorted((one, other) => rankOf(one) - rankOf(other));
  const own = photos
    .filter(({ isSample }) => !isSample)
    .toSorted((one, other) => Math.sign(one.uses.length) - Math.sign(other.uses.length));
  // Drop photographs that another window has deleted or replaced.
  const current = assigned.filter(
    ([place, by]) =>
      places.some(({ photo }) => photo === place) && own.some(({ photo }) => photo === by),
  );
  const byPlace = new Map(current);
  const isFree = ({ photo }: Photo) => !byPlace.has(photo);
  const next = places.find(({ photo }) => photo === wanted) ?? places.find(isFree);
  const numberOf = (place: string) => places.findIndex(({ photo }) => photo === place) + 1;
  const placeOf = (photo: string) => {
    const used = current.findLast(([, by]) => by === photo);
    return used && numberOf(used[0]);
  };

  const put = (by: string) => {
    if (!next) return;
    const others = current.filter(([place]) => place !== next.photo);
    setAssigned([...others, [next.photo, by]]);
    setWanted(undefined);
    setReplaced(undefined);
    announce(say(words.put, { photo: nameInWords(by), place: numberOf(next.photo) }));
  };
  const fill = () => {
    const unused = own.filter(
      ({ photo, uses }) => uses.length === 0 && !current.some(([, by]) => by === photo),
    );
    const free = places.filter(isFree);
    const more = unused
      .slice(0, free.length)
      .map(({ photo }, index) => [free[index]?.photo ?? '', photo] as const);
    setAssigned([...current, ...more]);
    setReplaced(undefined);
  };
  const apply = async () => {
    const shown = places.filter(({ photo }) => byPlace.has(photo)).flatMap(({ uses }) => uses);
    const files = [
      ...new Map(shown.map(({ path, version }) => [path, { path, version }])).values(),
    ];
    const pairs = current.map(([photo, by]) => ({ photo, by }));
    await attempt(async () => {
      setReplaced(await request<Replaced>('photos/replace-several', { json: { pairs, files } }));
      // Others may have been tapped meanwhile.
      setAssigned((now) => now.filter((pair) => !current.includes(pair)));
      onChanged();
    });
  };

  const notice = (
    <ReplaceStatus
      message={message}
      diagnostics={diagnostics}
      replaced={replaced}
      onUndone={onChanged}
    />
  );
  if (places.length === 0) return notice;
  return (
    <section className={styles['assign']} aria-labelledby="assign">
      <h2 id="assign">{words.title}</h2>
      {notice}
      <p>{own.length > 0 ? words.how : words.ownNone}</p>
      {own.length > 0 && (
        <>
          <h3>{words.own}</h3>
          <Button onClick={fill}>{words.fill}</Button>
          <OwnPhotos own={own} placeOf={placeOf} onChoose={put} />
          <h3>{words.places}</h3>
          <Places places={places} byPlace={byPlace} next={next} onChoose={setWanted} />
          <div className={styles['tools']}>
            <Button
              variant="primary"
              aria-disabled={current.length === 0 || isBusy}
              onClick={() => current.length > 0 && void apply()}
            >
              {current.length === 1 ? words.applyOne : say(words.apply, { count: current.length })}
            </Button>
            {current.length > 0 && (
              <>
                <Button onClick={() => setAssigned(current.slice(0, -1))}>{words.back}</Button>
                <Button variant="quiet" onClick={() => setAssigned([])}>
                  {words.clear}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

interface OwnPhotosProps {
  own: readonly Photo[];
  /** The number of the place that a photograph is assigned to. */
  placeOf: (photo: string) => number | undefined;
  onChoose: (photo: string) => void;
}

/** The inn's own photographs, to tap. */
function OwnPhotos({ own, placeOf, onChoose }: OwnPhotosProps) {
  return (
    <ul className={styles['own']}>
      {own.map(({ photo }) => {
        const place = placeOf(photo);
        const name = nameInWords(photo);
        return (
          <li key={photo}>
            <button
              type="button"
              aria-pressed={place !== undefined}
              aria-label={place ? say(words.inPlace, { photo: name, place }) : name}
              onClick={() => onChoose(photo)}
            >
              <img src={photoSource(photo, 200)} alt="" loading="lazy" />
              {place && <span>{place}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

interface PlacesProps {
  places: readonly Photo[];
  /** The photographs assigned so far. */
  byPlace: ReadonlyMap<string, string>;
  /** The place of the photograph that is tapped next. */
  next: Photo | undefined;
  onChoose: (place: string) => void;
}

/** The places that have a sample, each with the photograph that is to replace it. */
function Places({ places, byPlace, next, onChoose }: PlacesProps) {
  return (
    <ol className={styles['places']}>
      {places.map((one, index) => {
        const by = byPlace.get(one.photo);
        const values = { place: index + 1, uses: titlesOfUses(one.uses).join(', ') };
        return (
          <li key={one.photo}>
            <button
              type="button"
              aria-current={one === next || undefined}
              onClick={() => onChoose(one.photo)}
            >
              <img
                src={photoSource(one.photo, 200)}
                alt=""
                loading="lazy"
                data-gone={Boolean(by)}
              />
              {by && <img src={photoSource(by, 200)} alt="" />}
              <span>
                {by
                  ? say(words.filled, { ...values, photo: nameInWords(by) })
                  : say(words.place, values)}
              </span>
              {one === next && <small>{words.next}</small>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
