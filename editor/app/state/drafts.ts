import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Draft, StoredDraft } from '../../model/api.ts';
import { equal } from '../../model/pointer.ts';
import { ownerHere, useConnection, useIsOffline } from '../requests/connection.ts';
import { query, request } from '../requests/request.ts';
import { type Editing, isChanged, unmerged } from './editing.ts';
import { openSessions, session } from './session.ts';

const PREFIX = 'desk:draft:';
/** Milliseconds for which another browser's draft counts as still being typed. */
const TYPING_TIMEOUT = 30_000;

/** The storage key of a draft. It contains the owner, since several may share a browser. */
const nameOf = ({ path, session: window }: Pick<Draft, 'path' | 'session'>, owner = ownerHere()) =>
  `${PREFIX}${owner && `${encodeURIComponent(owner)}/`}${window}:${path}`;

const partsOf = (name: string) => {
  const end = name.indexOf(':', PREFIX.length);
  return { window: name.slice(PREFIX.length, end), path: name.slice(end + 1) };
};

/** Whether a draft is this owner's. Keys of earlier versions name no owner, and count as anybody's. */
function isOwn(name: string): boolean {
  const [owner, window] = partsOf(name).window.split('/');
  return window === undefined || owner === encodeURIComponent(ownerHere());
}

/** Stores a draft in this browser, without waiting for the server. */
function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft));
    if (ownerHere()) localStorage.removeItem(nameOf(draft, ''));
  } catch {
    // Storage is unavailable; the server's copy follows shortly.
  }
  notify();
}

/** Reads a stored draft, and ignores a damaged one. */
function draftIn(name: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && isOwn(name));
  } catch {
    return [];
  }
}

/** The drafts of a file in this browser, newest first. */
function draftsHere(path: string): Draft[] {
  return storedNames()
    .flatMap((name) => draftIn(name) ?? [])
    .filter((draft) => draft.path === path && draft.ops?.length > 0)
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

/** Deletes a window's draft, here and on the server. */
export function deleteDraft(path: string, window = session()): void {
  try {
    for (const owner of [ownerHere(), '']) {
      localStorage.removeItem(nameOf({ path, session: window }, owner));
    }
  } catch {
    // Storage is unavailable.
  }
  onServer.delete(path);
  notify();
  void request(`drafts?${query({ path, session: window })}`, { method: 'DELETE' }).catch(() => {});
}

/**
 * Stores a draft on the server, where it outlives this browser's storage.
 * @returns whether it is there
 */
const sendDraft = (draft: Draft): Promise<boolean> =>
  request('drafts', { method: 'PUT', json: draft }).then(
    () => true,
    () => false,
  );

interface FoundDrafts {
  /** A draft of this window, or of a closed one. */
  mine?: Draft | undefined;
  /** A draft that another open window is editing. */
  other?: Draft | undefined;
}

/** Finds the unsaved drafts of a file. */
export async function findDrafts(path: string): Promise<FoundDrafts> {
  const open = await openSessions();
  const here = draftsHere(path);
  const known = new Set(here.map((draft) => draft.session));
  const server = await request<StoredDraft[]>('drafts').catch(() => []);
  const there = server.filter(
    (draft) => draft.path === path && draft.ops.length > 0 && !known.has(draft.session),
  );
  const isOther = (draft: StoredDraft) =>
    draft.session !== session() &&
    (draft.isOpen ||
      open.has(draft.session) ||
      (there.includes(draft) &&
        Math.abs(Date.now() - Date.parse(draft.at ?? '')) < TYPING_TIMEOUT));
  const all: StoredDraft[] = [...here, ...there];
  const mine = all.find((draft) => !isOther(draft));
  // Take over a closed window's draft, which would otherwise reappear after the save. Delete it only once the
  // server has this window's: the browser may store nothing.
  if (mine && mine.session !== session()) {
    const { by: _, ...own } = { ...mine, session: session() };
    storeDraft(own);
    void sendDraft(own).then((isSent) => isSent && deleteDraft(path, mine.session));
  }
  return { mine, other: all.find(isOther) };
}

/** Paths of the drafts on the server, as of the last request. */
let onServer = new Set<string>();
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

function listen(listener: () => void): () => void {
  listeners.add(listener);
  // Another window of this browser stores or deletes a draft.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The paths of all drafts as one string, since a useSyncExternalStore snapshot must compare equal. */
function unsavedPaths(): string {
  const here = storedNames().map((name) => partsOf(name).path);
  return [...new Set([...here, ...onServer])].sort().join('\n');
}

/** The paths of all files with unsaved drafts, in this browser or on the server. */
export function useUnsavedPaths(): ReadonlySet<string> {
  const paths = useSyncExternalStore(listen, unsavedPaths);
  const { isOffline, run } = useConnection();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again after a restart of the server
  useEffect(() => {
    if (isOffline) return;
    request<Draft[]>('drafts')
      .then((drafts) => {
        onServer = new Set(drafts.filter(({ ops }) => ops.length > 0).map(({ path }) => path));
        notify();
      })
      .catch(() => {});
  }, [isOffline, run]);
  return useMemo(() => new Set(paths.split('\n').filter(Boolean)), [paths]);
}

/** Debounce before a draft is sent to the server, in milliseconds. */
const DEBOUNCE = 600;

/** A form's draft. With open conflicts its version is empty, so that it is merged again when reopened. */
function draftOf(editing: Editing | undefined): Draft | undefined {
  if (!editing || !isChanged(editing)) return undefined;
  const { path, version } = editing.file;
  return {
    path,
    version: editing.conflicts.length > 0 ? '' : version,
    ...unmerged(editing),
    session: session(),
    at: new Date().toISOString(),
  };
}

/**
 * Updates the draft of a form that was closed before its save was answered: keeps what was typed during the
 * save, or deletes the draft. Leaves a draft alone that another form has stored since.
 */
export function replaceDraft(saving: Editing, saved: Editing): void {
  const { path } = saved.file;
  const stored = draftIn(nameOf({ path, session: session() }));
  if (stored && !equal(stored.ops, draftOf(saving)?.ops)) return;
  const draft = draftOf(saved);
  if (draft) {
    storeDraft(draft);
    void sendDraft(draft);
  } else deleteDraft(path);
}

/** Stores drafts: in the browser at each keystroke, on the server shortly after. */
export function useSavedDrafts(editing: Editing | undefined): void {
  const isOffline = useIsOffline();
  const savedPath = useRef<string>(undefined);
  /** The draft that is to be sent after the debounce. */
  const pending = useRef<Draft>(undefined);
  useEffect(() => {
    const draft = draftOf(editing);
    pending.current = undefined;
    if (!draft) {
      if (savedPath.current) deleteDraft(savedPath.current);
      savedPath.current = undefined;
      return;
    }
    savedPath.current = draft.path;
    storeDraft(draft);
    if (isOffline) return;
    pending.current = draft;
    const timer = setTimeout(() => {
      pending.current = undefined;
      void sendDraft(draft);
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [editing, isOffline]);
  // The form is closed before the debounce has passed.
  useEffect(
    () => () => {
      if (pending.current) void sendDraft(pending.current);
    },
    [],
  );
}
