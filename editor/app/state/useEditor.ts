import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { Offline, query, RequestError, request } from '../requests/ask.ts';
import { inOrder } from '../requests/queue.ts';
import { findDrafts, forget } from './drafts.ts';
import {
  type Action,
  type Editing,
  isChanged,
  openEditing,
  reducer,
  replacedSamples,
} from './editing.ts';
import { useCheck } from './useCheck.ts';
import { useConnection } from './useConnection.ts';
import { useSavedDrafts } from './useSavedDrafts.ts';

type Start = { type: 'begin'; editing: Editing };

function reduce(now: Editing | undefined, action: Action | Start): Editing | undefined {
  if (action.type === 'begin') return action.editing;
  return now && reducer(now, action);
}

const fileAt = (path: string) => request<OpenFile>(`file?${query({ path })}`);

export interface Editor {
  editing: Editing | undefined;
  /** Why the file cannot be opened, in words. */
  closed: string | undefined;
  /** When another window of the desk typed in this file, and had not saved. */
  other: string | undefined;
  change: (op: Op) => void;
  dispatch: (action: Action) => void;
  /** Saves; true when it was taken. */
  save: () => Promise<boolean>;
  /** Looks whether the file was changed elsewhere. */
  refetch: () => Promise<void>;
  /** Takes the mark off a sample whose value is true; true when it was taken. */
  confirmSample: (pointer: Pointer) => Promise<boolean>;
  drop: () => void;
}

/** What becomes of the form when a save is refused: the server's answer says why, in one way or another. */
function errorFrom(problem: unknown): Action {
  if (problem instanceof Offline) return { type: 'failed' };
  const { current, diagnostics } = problem instanceof RequestError ? problem.body : {};
  if (current) return { type: 'found', file: current as OpenFile };
  if (Array.isArray(diagnostics))
    return { type: 'rejected', diagnostics: diagnostics as Diagnostic[] };
  return { type: 'failed', message: (problem as Error).message };
}

/**
 * A file of the content while it is edited: opened with what was typed before, kept at each
 * keystroke, judged as it is typed, and saved without losing anything.
 */
export function useEditor(path: string, onSaved: () => void): Editor {
  const [editing, setEditing] = useState<Editing>();
  const [closed, setClosed] = useState<string>();
  const [other, setOther] = useState<string>();
  const { isOffline, run } = useConnection();
  // Known before it is drawn: the next request names the version that the last answer gave.
  const now = useRef(editing);
  const dispatch = useCallback((action: Action | Start) => {
    now.current = reduce(now.current, action);
    setEditing(now.current);
  }, []);

  useEffect(() => {
    if (isOffline || now.current?.file.path === path) return;
    let isOpen = true;
    Promise.all([fileAt(path), findDrafts(path)])
      .then(([file, { mine, other }]) => {
        if (!isOpen) return;
        dispatch({ type: 'begin', editing: openEditing(file, mine) });
        setOther(other?.at);
      })
      .catch((problem: Error) => isOpen && setClosed(problem.message));
    return () => {
      isOpen = false;
    };
  }, [path, isOffline, dispatch]);

  useSavedDrafts(editing);
  useCheck(editing, dispatch);

  const refetch = useCallback(async () => {
    const expected = now.current?.file.version;
    if (expected === undefined) return;
    const file = await fileAt(path).catch(() => undefined);
    const shown = now.current;
    // An answer from before a save must not take its place.
    if (!file || !shown || shown.state === 'saving' || shown.file.version !== expected) return;
    if (file.version !== expected) dispatch({ type: 'found', file });
  }, [path, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file may have changed while the desk was away
  useEffect(() => {
    if (!isOffline) void refetch();
  }, [isOffline, run, refetch]);

  useEffect(() => {
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);

  const saveNow = useCallback(async () => {
    const typed = now.current;
    if (!typed || !isChanged(typed) || typed.file.broken?.isWhole) return false;
    dispatch({ type: 'saving' });
    const { version } = typed.file;
    const json = { path, version, ops: typed.ops, confirmSamples: replacedSamples(typed) };
    try {
      dispatch({ type: 'saved', saved: await request<Saved>('save', { method: 'POST', json }) });
      forget(path);
      onSaved();
      return true;
    } catch (problem) {
      dispatch(errorFrom(problem));
      return false;
    }
  }, [path, onSaved, dispatch]);
  const save = useCallback(
    async () => now.current?.state !== 'saving' && inOrder(path, saveNow),
    [path, saveNow],
  );

  const confirmSample = useCallback(
    (pointer: Pointer) =>
      inOrder(path, async () => {
        const version = now.current?.file.version;
        try {
          await request('samples/own', { method: 'POST', json: { path, version, pointer } });
        } catch (problem) {
          dispatch(errorFrom(problem));
          return false;
        }
        await refetch();
        onSaved();
        return true;
      }),
    [path, refetch, onSaved, dispatch],
  );

  const change = useCallback((op: Op) => dispatch({ type: 'typed', op }), [dispatch]);
  const drop = useCallback(() => {
    dispatch({ type: 'dropped' });
    forget(path);
  }, [path, dispatch]);
  return { editing, closed, other, change, dispatch, save, refetch, confirmSample, drop };
}
