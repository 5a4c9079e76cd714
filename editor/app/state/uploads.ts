import type { UploadedPhoto } from '../../model/photos.ts';
import { editorWords } from '../../words.ts';
import { Offline, query, reasonOf } from '../requests/request.ts';
import { upload } from '../requests/upload.ts';
import { createStore } from './createStore.ts';

/** A photograph that is, or was, being uploaded to the library. */
export interface Upload {
  id: number;
  /** The view that it was chosen in. */
  from: string;
  file: File;
  /** Folder below the photographs. */
  folder: string;
  /** `preparing`: the server has the file, and decodes it. */
  state: 'waiting' | 'sending' | 'preparing' | 'done' | 'failed';
  /** Share of the bytes sent, 0 to 1. */
  sent: number;
  /** Set once it is done. */
  photo?: UploadedPhoto;
  /** Set if it failed: the reason. */
  error?: string;
}

/** More uploads at once would only share the phone's bandwidth and fill a small server's memory. */
const MAX_CONCURRENT = 2;
const words = editorWords.upload;

const uploads = createStore<readonly Upload[]>([]);
let lastId = 0;

const isUnderWay = ({ state }: Upload) => state === 'sending' || state === 'preparing';

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function set(next: readonly Upload[]): void {
  uploads.set(next);
  const isBusy = next.some((one) => isUnderWay(one) || one.state === 'waiting');
  // Uploads continue in other views, but closing the window would end them.
  window[isBusy ? 'addEventListener' : 'removeEventListener']('beforeunload', askBeforeUnload);
}

const change = (id: number, what: Partial<Upload>) =>
  set(uploads.get().map((one) => (one.id === id ? { ...one, ...what } : one)));

async function send({ id, file, folder }: Upload): Promise<void> {
  change(id, { state: 'sending', sent: 0 });
  try {
    const to = query({ name: file.name, folder });
    const photo = await upload<UploadedPhoto>(`photos?${to}`, file, (sent) =>
      change(id, { sent, state: sent < 1 ? 'sending' : 'preparing' }),
    );
    change(id, { state: 'done', photo });
  } catch (problem) {
    const error = reasonOf(problem, problem instanceof Offline ? words.away : words.rejected);
    change(id, { state: 'failed', error });
  }
  sendNext();
}

function sendNext(): void {
  for (const next of uploads.get().filter(({ state }) => state === 'waiting')) {
    if (uploads.get().filter(isUnderWay).length >= MAX_CONCURRENT) return;
    void send(next);
  }
}

/**
 * Uploads photographs, a few at a time. The uploads continue when another view opens.
 * @param from the view that they were chosen in
 * @param folder below the photographs, such as `rooms`
 */
export function addUploads(files: Iterable<File>, from: string, folder: string): void {
  const added = [...files].map(
    (file): Upload => ({ id: ++lastId, from, file, folder, state: 'waiting', sent: 0 }),
  );
  set([...uploads.get(), ...added]);
  sendNext();
}

/** Sends a failed photograph again. */
export function retryUpload(id: number): void {
  change(id, { state: 'waiting', sent: 0 });
  sendNext();
}

/** Removes uploads that have ended from the list. */
export function removeUploads(ids: readonly number[]): void {
  set(uploads.get().filter((one) => !ids.includes(one.id) || isUnderWay(one)));
}

/** All uploads since the window was opened, the oldest first. */
export const useUploads = uploads.useValue;
