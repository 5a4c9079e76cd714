import { useState } from 'react';
import type { Photo } from '../../model/api.ts';
import { photoName, say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { PhotoGrid } from '../parts/PhotoGrid.tsx';
import { PhotoUploads } from '../parts/PhotoUploads.tsx';
import { useAnswer, useEditorContext } from '../state/editorContext.ts';
import { addressOf, PHOTO_FILTERS, type PhotoFilter, routeOf } from '../state/route.ts';
import lists from './lists.module.css';
import { PhotoDetails } from './PhotoDetails.tsx';
import styles from './Photos.module.css';

const words = editorWords.photos;

const isShown: Record<PhotoFilter, (photo: Photo) => boolean> = {
  all: () => true,
  used: ({ uses }) => uses.length > 0,
  unused: ({ uses }) => uses.length === 0,
  samples: ({ isSample, uses }) => isSample && uses.length > 0,
};

/** Whether the photograph or one of its places has these words. */
function matches({ photo, uses }: Photo, search: string): boolean {
  const texts = [photoName(photo), ...uses.flatMap(({ title, label }) => [title, label])];
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface PhotosProps {
  filter: PhotoFilter | undefined;
  /** The opened photograph. */
  photo: string | undefined;
}

/** The library: all photographs and where each is used, uploads, and one photograph opened. */
export function Photos({ filter = 'all', photo: opened }: PhotosProps) {
  const { refresh } = useEditorContext();
  const [photos, again] = useAnswer<Photo[]>('photos');
  const [search, setSearch] = useState('');
  const go = (photo?: string, to = filter) => {
    window.location.hash = addressOf({ view: 'photos', filter: to, ...(photo && { photo }) });
  };
  const changed = () => {
    again();
    refresh();
  };
  const found = photos?.filter((one) => isShown[filter](one) && matches(one, search)) ?? [];
  const current = photos?.find(({ photo }) => photo === opened);
  const nothing =
    photos?.length === 0
      ? words.noneYet
      : filter === 'samples' && !search
        ? words.noSamples
        : words.none;
  return (
    <>
      <h1>{words.title}</h1>
      <p className={lists['lead']}>{words.intro}</p>
      <PhotoUploads
        from="library"
        showsAll
        folder="public"
        action={editorWords.upload.look}
        onAct={(photo) => go(photo, 'all')}
        onUploaded={changed}
      />
      <div className={styles['tools']}>
        <fieldset>
          <legend className="visually-hidden">{words.filter}</legend>
          {PHOTO_FILTERS.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="filter"
                checked={one === filter}
                onChange={() => go(undefined, one)}
              />
              {words.filters[one]}
            </label>
          ))}
        </fieldset>
        <label className={styles['search']}>
          {words.search}
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
      </div>
      <p role="status" className={styles['count']}>
        {photos === undefined && words.waiting}
        {photos === null && words.away}
        {photos &&
          (found.length === 0
            ? nothing
            : found.length === 1
              ? words.one
              : say(words.count, { count: found.length }))}
      </p>
      <PhotoGrid photos={found} onChoose={(photo) => go(photo)} />
      {current && (
        <PhotoDetails
          key={current.photo}
          photo={current}
          onClose={() => {
            // A link to a field closes the dialog too.
            if (routeOf(window.location.hash).view === 'photos') go();
          }}
        />
      )}
    </>
  );
}
