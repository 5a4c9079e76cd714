import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Draft, StoredDraft } from '../../model/api.ts';
import { useConnection, useIsOffline } from '../requests/connection.ts';
import { query, request } from '../requests/request.ts';
import { type Editing, isChanged, mineOf } from './editing.ts';
import { openSessions, session } from './session.ts';

const PREFIX = 'desk:draft:';
/** Milliseconds within which a draft of another browser counts as being typed. */
const LIVE = 30_000;

const nameOf = ({ path, session: window }: Pick<Draft, 'path' | 'session'>) =>
  `${PREFIX}${window}:${path}`;

/** Stores a draft in this browser, at once and without the server. */
function storeDraft(draft: Draft): void {
  try {
    localStorage.setItem(nameOf(draft), JSON.stringify(draft));
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
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
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
    localStorage.removeItem(nameOf({ path, session: window }));
  } catch {
    // Storage is unavailable.
  }
  onServer.delete(path);
  notify();
  void request(`drafts?${query({ path, session: window })}`, { method: 'DELETE' }).catch(() => {});
}

/** Stores a draft on the server, where it outlives this browser. */
const sendDraft = (draft: Draft) => request('drafts', { method: 'PUT', json: draft });

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
      (there.includes(draft) && Date.now() - Date.parse(draft.at ?? '') < LIVE));
  const all: StoredDraft[] = [...here, ...there];
  const mine = all.find((draft) => !isOther(draft));
  // This window takes over the closed one's draft, which would otherwise reappear after the save.
  if (mine && mine.session !== session()) {
    storeDraft({ ...mine, session: session() });
    deleteDraft(path, mine.session);
  }
  return { mine, other: all.find(isOther) };
}

/** Paths of the drafts that the server stores, as last asked. */
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

/** The paths of all drafts, one a line: equal as long as nothing changes. */
function unsavedPaths(): string {
  const here = storedNames().map((name) => name.slice(name.indexOf(':', PREFIX.length) + 1));
  return [...new Set([...here, ...onServer])].sort().join('\n');
}

/** The files with changes that are not saved, of this browser and on the server. */
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

/** Milliseconds after the last key before the server gets its copy. */
const PAUSE = 600;

/** The draft of a form; a conflict keeps the value typed here. */
function draftOf(editing: Editing | undefined): Omit<Draft, 'at' | 'session'> | undefined {
  if (!editing || !isChanged(editing)) return undefined;
  const { file, ops, queued, conflicts } = editing;
  const { path, version, data: base } = file;
  const mine = conflicts.flatMap((conflict) => mineOf(editing, conflict) ?? []);
  return { path, version, base, ops: [...ops, ...queued, ...mine] };
}

/** Stores drafts: in the browser at each keystroke, on the server shortly after. */
export function useSavedDrafts(editing: Editing | undefined): void {
  const isOffline = useIsOffline();
  const savedPath = useRef<string>(undefined);
  useEffect(() => {
    const typed = draftOf(editing);
    if (!typed) {
      if (savedPath.current) deleteDraft(savedPath.current);
      savedPath.current = undefined;
      return;
    }
    savedPath.current = typed.path;
    const draft = { ...typed, session: session(), at: new Date().toISOString() };
    storeDraft(draft);
    if (isOffline) return;
    const timer = setTimeout(() => void sendDraft(draft).catch(() => {}), PAUSE);
    return () => clearTimeout(timer);
  }, [editing, isOffline]);
}
