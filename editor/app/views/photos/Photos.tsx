import { useEffect, useRef, useState } from 'react';
import { nameInWords } from '../../../../lib/text.ts';
import type { DeletedPhoto, Photo, Replaced } from '../../../model/photos.ts';
import { say } from '../../../model/wording.ts';
import { editorWords } from '../../../words.ts';
import { Button } from '../../parts/Button.tsx';
import { FilterChoice, FilterSearch, Filters } from '../../parts/Filters.tsx';
import { Notice } from '../../parts/Notice.tsx';
import { PhotoGrid } from '../../parts/PhotoGrid.tsx';
import { PhotoUploads } from '../../parts/PhotoUploads.tsx';
import { reasonOf, request } from '../../requests/request.ts';
import { useEditorContext } from '../../state/editorContext.ts';
import { navigate, PHOTO_FILTERS, type PhotoFilter, routeOf } from '../../state/route.ts';
import { useAnswer } from '../../state/useAnswer.ts';
import lists from '../lists.module.css';
import { AssignPhotos } from './AssignPhotos.tsx';
import { DeletedPhotos } from './DeletedPhotos.tsx';
import { PhotoDetails } from './PhotoDetails.tsx';
import styles from './Photos.module.css';
import { ReplacedNotice } from './ReplaceStatus.tsx';

const words = editorWords.photos;

const isShown: Record<PhotoFilter, (photo: Photo) => boolean> = {
  all: () => true,
  used: ({ uses }) => uses.length > 0,
  unused: ({ uses }) => uses.length === 0,
  samples: ({ isSample, uses }) => isSample && uses.length > 0,
  deleted: () => false,
};

/** Whether the photograph's name and places contain all of the search words. */
function matches({ photo, uses }: Photo, search: string): boolean {
  const texts = [nameInWords(photo), ...uses.flatMap(({ title, label }) => [title, label])];
  const text = texts.join(' ').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function countOf(photos: Photo[] | null | undefined, found: number, filter: PhotoFilter): string {
  if (!photos) return photos === null ? words.away : words.waiting;
  if (photos.length === 0) return words.noneYet;
  if (found === 0) return filter === 'samples' ? words.noSamples : words.none;
  return found === 1 ? words.one : say(words.count, { count: found });
}

interface PhotosProps {
  filter: PhotoFilter | undefined;
  /** The opened photograph. */
  photo: string | undefined;
}

/** Whether the dialog of a photograph is open; the owner may have closed it or gone elsewhere meanwhile. */
function isOpen(photo: string): boolean {
  const route = routeOf(window.location.hash);
  return route.view === 'photos' && route.photo === photo;
}

/** The library: all photographs and where each is used, uploads, and one photograph opened. */
export function Photos({ filter = 'all', photo: opened }: PhotosProps) {
  const { refresh } = useEditorContext();
  const [photos, refetchPhotos] = useAnswer<Photo[]>('photos', { isLive: true });
  const [deleted, refetchDeleted] = useAnswer<DeletedPhoto[]>('photos/deleted', { isLive: true });
  const [search, setSearch] = useState('');
  /** What was done last; a deletion can be undone. */
  const [done, setDone] = useState<{ text: string; undo?: () => void }>();
  /** A replacement that was answered after its dialog was closed. */
  const [replaced, setReplaced] = useState<Replaced>();
  /**
   * Gets the focus once the dialog of a deleted photograph has closed, wherever the page was scrolled to.
   */
  const undo = useRef<HTMLButtonElement>(null);
  const isDeleted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog closes after the deletion
  useEffect(() => {
    if (opened || !isDeleted.current || !undo.current) return;
    isDeleted.current = false;
    undo.current.focus();
  }, [opened, done]);
  const go = (photo?: string, to = filter) =>
    navigate({ view: 'photos', filter: to, ...(photo && { photo }) });
  const changed = () => {
    refetchPhotos();
    refetchDeleted();
    refresh();
  };
  const restoring = useRef(new Set<string>());
  const restore = async ({ id }: Pick<DeletedPhoto, 'id'>) => {
    // Ignore a double click, which would be reported as a failure.
    if (restoring.current.has(id)) return;
    restoring.current.add(id);
    try {
      const restored = await request<{ photo: string }>('photos/restore', { json: { id } });
      setDone({ text: say(words.restored, { name: nameInWords(restored.photo) }) });
    } catch (problem) {
      restoring.current.delete(id);
      setDone({ text: reasonOf(problem, words.failed) });
    }
    changed();
  };
  const remove = async (photo: string) => {
    const { id } = await request<{ id: string }>('photos/delete', { json: { photo } });
    const text = say(words.deleted, { name: nameInWords(photo) });
    setDone({ text, undo: () => void restore({ id }) });
    if (isOpen(photo)) {
      isDeleted.current = true;
      go();
    }
    changed();
  };
  const reportReplaced = (photo: string, answer: Replaced) => {
    // The dialog shows the result itself.
    if (!isOpen(photo)) setReplaced(answer);
    changed();
  };
  const reportFailure = (photo: string, problem: unknown) => {
    // The dialog shows the reason itself.
    if (!isOpen(photo)) {
      setDone({ text: `${nameInWords(photo)}: ${reasonOf(problem, words.failed)}` });
    }
    // Its uses may have changed.
    changed();
  };
  const found = photos?.filter((one) => isShown[filter](one) && matches(one, search)) ?? [];
  const current = photos?.find(({ photo }) => photo === opened);
  return (
    <>
      <h1>{words.title}</h1>
      <p className={lists['lead']}>{words.intro}</p>
      <div className={styles['upload']}>
        <PhotoUploads
          from="library"
          showsAll
          folder="public"
          action={editorWords.upload.look}
          onAct={(photo) => go(photo, 'all')}
          onUploaded={changed}
        />
      </div>
      <div role="status" className={styles['done']}>
        {done && (
          <Notice>
            <p>{done.text}</p>
            {done.undo && (
              <Button ref={undo} onClick={done.undo}>
                {words.deletedUndo}
              </Button>
            )}
          </Notice>
        )}
        {replaced && (
          <ReplacedNotice key={replaced.saveId} replaced={replaced} onUndone={changed} />
        )}
      </div>
      <div className={styles['filters']}>
        <Filters>
          <FilterChoice
            name="filter"
            label={words.filter}
            choices={PHOTO_FILTERS.map((one) => [one, words.filters[one]] as const)}
            chosen={filter}
            onChoose={(one) => go(undefined, one)}
          />
          {filter !== 'deleted' && (
            <FilterSearch label={words.search} search={search} onSearch={setSearch} />
          )}
        </Filters>
      </div>
      {filter === 'deleted' ? (
        deleted && <DeletedPhotos photos={deleted} onRestore={(one) => void restore(one)} />
      ) : (
        <>
          <p role="status" className={styles['count']}>
            {countOf(photos, found.length, search ? 'all' : filter)}
          </p>
          {filter === 'samples' && photos && <AssignPhotos photos={photos} onChanged={changed} />}
          <PhotoGrid photos={found} onChoose={(photo) => go(photo)} />
        </>
      )}
      {current && (
        <PhotoDetails
          key={current.photo}
          photo={current}
          onChanged={changed}
          onReplaced={reportReplaced}
          onDelete={remove}
          onFailure={reportFailure}
          onClose={() => {
            // Following a link to a field also closes the dialog: do not navigate back then.
            if (routeOf(window.location.hash).view === 'photos') go();
          }}
        />
      )}
    </>
  );
}
