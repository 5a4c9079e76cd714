import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { useConnection, useIsOffline } from '../requests/connection.ts';
import { inOrder, Offline, query, RequestError, request } from '../requests/request.ts';
import { deleteDraft, findDrafts, replaceDraft, useSavedDrafts } from './drafts.ts';
import {
  type Action,
  type Editing,
  isChanged,
  openEditing,
  reducer,
  replacedSamples,
} from './editing.ts';
import { useLanguage } from './language.ts';
import { whenReleased } from './whenReleased.ts';

/** Changes the form that is open, by path. */
const openForms = new Map<string, Editor['change']>();

type Start = { type: 'begin'; editing: Editing };

function reduce(now: Editing | undefined, action: Action | Start): Editing | undefined {
  if (action.type === 'begin') return action.editing;
  return now && reducer(now, action);
}

const fileAt = (path: string) => request<OpenFile>(`file?${query({ path })}`);

export interface Editor {
  editing: Editing | undefined;
  /** Why the file cannot be opened. */
  closed: string | undefined;
  /** The time of another window's unsaved draft of this file. */
  other: string | undefined;
  change: (...ops: Op[]) => void;
  dispatch: (action: Action) => void;
  /** Records that a field was left: its diagnostics are shown from then on. */
  touch: (at: Pointer) => void;
  /** Saves the top-level fields in `names`, or all; false if that failed. */
  save: (names?: readonly string[]) => Promise<boolean>;
  /** Refetches the file, and merges changes from elsewhere. */
  refetch: () => Promise<void>;
  /** Removes a sample mark; false if that failed. */
  confirmSample: (pointer: Pointer) => Promise<boolean>;
  drop: () => void;
}

/** The action for a failed request. */
export function errorFrom(problem: unknown): Action {
  if (problem instanceof Offline) return { type: 'failed' };
  const { current, diagnostics } = problem instanceof RequestError ? problem.body : {};
  if (current) return { type: 'found', file: current as OpenFile };
  if (Array.isArray(diagnostics))
    return { type: 'rejected', diagnostics: diagnostics as Diagnostic[] };
  return { type: 'failed', message: (problem as Error).message };
}

/**
 * The state and the actions of a file's form: restores a draft, stores drafts while typing, checks
 * and saves.
 */
export function useEditor(path: string, onSaved: () => void): Editor {
  const [editing, setEditing] = useState<Editing>();
  const [closed, setClosed] = useState<string>();
  const [other, setOther] = useState<string>();
  const { isOffline, run } = useConnection();
  const language = useLanguage();
  // A ref, because the next request may need the latest version before the next render.
  const now = useRef(editing);
  const dispatch = useCallback((action: Action | Start) => {
    now.current = reduce(now.current, action);
    setEditing(now.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: requests the file again after a restart of the server, or with its labels in another language
  useEffect(() => {
    if (isOffline || now.current?.file.path === path) return;
    let isOpen = true;
    Promise.all([fileAt(path), findDrafts(path)])
      .then(([file, { mine, other }]) => {
        if (!isOpen) return;
        const opened = openEditing(file, mine);
        setClosed(undefined);
        dispatch({ type: 'begin', editing: opened });
        // All of the draft is saved: the connection broke before it was deleted, or another device saved it.
        if (mine && !isChanged(opened)) deleteDraft(path);
        setOther(other?.at);
      })
      .catch((problem: Error) => {
        // Without an answer, the file is requested again once the server is back.
        if (isOpen && !(problem instanceof Offline)) setClosed(problem.message);
      });
    return () => {
      isOpen = false;
    };
  }, [path, isOffline, run, language, dispatch]);

  const labelled = useRef(language);
  useEffect(() => {
    if (labelled.current === language) return;
    labelled.current = language;
    let isShown = true;
    fileAt(path)
      .then((file) => isShown && dispatch({ type: 'relabelled', file }))
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [path, language, dispatch]);

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  useSavedDrafts(editing);
  useCheck(editing, dispatch);

  const refetch = useCallback(async () => {
    const expected = now.current?.file.version;
    if (expected === undefined) return;
    const file = await fileAt(path).catch(() => undefined);
    const shown = now.current;
    // Ignore an answer from before a save.
    if (!file || !shown || shown.state === 'saving' || shown.file.version !== expected) return;
    if (file.version !== expected) dispatch({ type: 'found', file });
  }, [path, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file may have changed while offline
  useEffect(() => {
    if (!isOffline) void refetch();
  }, [isOffline, run, refetch]);

  useEffect(() => {
    const onFocus = () => void refetch();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [refetch]);

  const saveNow = useCallback(
    async (names?: readonly string[]) => {
      const typed = now.current;
      if (!typed || typed.file.broken?.isWhole) return false;
      // Nothing is left to save, as after a second press.
      if (!isChanged(typed, names)) return true;
      // Do not save during a conflict: the form would report as saved what the save leaves out.
      if (typed.conflicts.length > 0) return false;
      dispatch({ type: 'saving', names });
      const { file, ops } = now.current ?? typed;
      const confirmSamples = replacedSamples({ file, ops });
      const json = { path, version: file.version, ops, confirmSamples };
      try {
        const saved = await request<Saved>('save', { json });
        const saving = now.current;
        dispatch({ type: 'saved', saved });
        if (!isOpen.current && saving && now.current) replaceDraft(saving, now.current);
        onSaved();
        return true;
      } catch (problem) {
        dispatch(errorFrom(problem));
        return false;
      }
    },
    [path, onSaved, dispatch],
  );
  const save = useCallback(
    (names?: readonly string[]) => inOrder(path, () => saveNow(names)),
    [path, saveNow],
  );

  const confirmSample = useCallback(
    (pointer: Pointer) =>
      inOrder(path, async () => {
        const version = now.current?.file.version;
        try {
          await request('samples/confirm', { json: { path, version, pointer } });
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

  const change = useCallback(
    (...ops: Op[]) => {
      const before = now.current;
      dispatch({ type: 'typed', ops });
      if (isOpen.current || !before || !now.current) return;
      // An upload has ended after the form was closed, and perhaps opened again.
      const again = openForms.get(path);
      if (again) again(...ops);
      else replaceDraft(before, now.current);
    },
    [path, dispatch],
  );
  const isReady = editing !== undefined;
  useEffect(() => {
    if (!isReady) return undefined;
    openForms.set(path, change);
    return () => {
      if (openForms.get(path) === change) openForms.delete(path);
    };
  }, [path, isReady, change]);
  const touch = useCallback(
    (at: Pointer) => whenReleased(() => dispatch({ type: 'touched', at })),
    [dispatch],
  );
  const drop = useCallback(() => {
    dispatch({ type: 'dropped' });
    deleteDraft(path);
  }, [path, dispatch]);
  return { editing, closed, other, change, dispatch, touch, save, refetch, confirmSample, drop };
}

/** Debounce of the check, in milliseconds. */
const DEBOUNCE = 350;

/** Runs the content check on the form shortly after the last key. */
export function useCheck(editing: Editing | undefined, dispatch: (action: Action) => void): void {
  const isOffline = useIsOffline();
  const { file, ops, queued } = editing ?? {};
  // Do not check during a save: the answer could report our own save as a change from elsewhere.
  const isSaving = editing?.state === 'saving';
  useEffect(() => {
    if (!file || !ops || !queued || isOffline || isSaving) return;
    if (ops.length + queued.length === 0) {
      dispatch({ type: 'checked', diagnostics: file.diagnostics });
      return;
    }
    let isRequested = true;
    const found = (action: Action) => whenReleased(() => isRequested && dispatch(action));
    const json = { path: file.path, version: file.version, ops: [...ops, ...queued] };
    const timer = setTimeout(async () => {
      try {
        const { diagnostics } = await request<{ diagnostics: Diagnostic[] }>('check', { json });
        found({ type: 'checked', diagnostics });
      } catch (problem) {
        if (!(problem instanceof RequestError)) return;
        const current = problem.body['current'];
        if (current) found({ type: 'found', file: current as typeof file });
      }
    }, DEBOUNCE);
    return () => {
      isRequested = false;
      clearTimeout(timer);
    };
  }, [file, ops, queued, isOffline, isSaving, dispatch]);
}
