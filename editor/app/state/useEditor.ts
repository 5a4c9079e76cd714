import { useCallback, useEffect, useRef, useState } from 'react';
import type { Diagnostic, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { Away, ask, query, Refused } from '../requests/ask.ts';
import { inOrder } from '../requests/queue.ts';
import { findDrafts, forget } from './drafts.ts';
import { after, begin, type Editing, type Happening, isChanged, outlived } from './editing.ts';
import { useCheck } from './useCheck.ts';
import { useConnection } from './useConnection.ts';
import { useKept } from './useSavedDrafts.ts';

type Start = { type: 'begin'; editing: Editing };

function reduce(now: Editing | undefined, happening: Happening | Start): Editing | undefined {
  if (happening.type === 'begin') return happening.editing;
  return now && after(now, happening);
}

const fileAt = (path: string) => ask<OpenFile>(`file?${query({ path })}`);

export interface Editor {
  editing: Editing | undefined;
  /** Why the file cannot be opened, in words. */
  closed: string | undefined;
  /** When another window of the desk typed in this file, and had not saved. */
  other: string | undefined;
  change: (op: Op) => void;
  happen: (happening: Happening) => void;
  /** Saves; true when it was taken. */
  save: () => Promise<boolean>;
  /** Looks whether the file was changed elsewhere. */
  look: () => Promise<void>;
  /** Takes the mark off a sample whose value is true; true when it was taken. */
  own: (pointer: Pointer) => Promise<boolean>;
  drop: () => void;
}

/** What becomes of the form when a save is refused: the server's answer says why, in one way or another. */
function refusalOf(problem: unknown): Happening {
  if (problem instanceof Away) return { type: 'failed' };
  const { current, diagnostics } = problem instanceof Refused ? problem.body : {};
  if (current) return { type: 'found', file: current as OpenFile };
  if (Array.isArray(diagnostics))
    return { type: 'refused', diagnostics: diagnostics as Diagnostic[] };
  return { type: 'failed', said: (problem as Error).message };
}

/**
 * A file of the content while it is edited: opened with what was typed before, kept at each
 * keystroke, judged as it is typed, and saved without losing anything.
 */
export function useEditor(path: string, onSaved: () => void): Editor {
  const [editing, setEditing] = useState<Editing>();
  const [closed, setClosed] = useState<string>();
  const [other, setOther] = useState<string>();
  const { isAway, run } = useConnection();
  // Known before it is drawn: the next request names the version that the last answer gave.
  const now = useRef(editing);
  const happen = useCallback((happening: Happening | Start) => {
    now.current = reduce(now.current, happening);
    setEditing(now.current);
  }, []);

  useEffect(() => {
    if (isAway || now.current?.file.path === path) return;
    let isOpen = true;
    Promise.all([fileAt(path), findDrafts(path)])
      .then(([file, { mine, other }]) => {
        if (!isOpen) return;
        happen({ type: 'begin', editing: begin(file, mine) });
        setOther(other?.at);
      })
      .catch((problem: Error) => isOpen && setClosed(problem.message));
    return () => {
      isOpen = false;
    };
  }, [path, isAway, happen]);

  useKept(editing);
  useCheck(editing, happen);

  const look = useCallback(async () => {
    const asked = now.current?.file.version;
    if (asked === undefined) return;
    const file = await fileAt(path).catch(() => undefined);
    const shown = now.current;
    // An answer from before a save must not take its place.
    if (!file || !shown || shown.state === 'saving' || shown.file.version !== asked) return;
    if (file.version !== asked) happen({ type: 'found', file });
  }, [path, happen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file may have changed while the desk was away
  useEffect(() => {
    if (!isAway) void look();
  }, [isAway, run, look]);

  useEffect(() => {
    const onFocus = () => void look();
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [look]);

  const saveNow = useCallback(async () => {
    const typed = now.current;
    if (!typed || !isChanged(typed) || typed.file.broken?.isWhole) return false;
    happen({ type: 'saving' });
    const { version } = typed.file;
    const json = { path, version, ops: typed.ops, confirmSamples: outlived(typed) };
    try {
      happen({ type: 'saved', saved: await ask<Saved>('save', { method: 'POST', json }) });
      forget(path);
      onSaved();
      return true;
    } catch (problem) {
      happen(refusalOf(problem));
      return false;
    }
  }, [path, onSaved, happen]);
  const save = useCallback(
    async () => now.current?.state !== 'saving' && inOrder(path, saveNow),
    [path, saveNow],
  );

  const own = useCallback(
    (pointer: Pointer) =>
      inOrder(path, async () => {
        const version = now.current?.file.version;
        try {
          await ask('samples/own', { method: 'POST', json: { path, version, pointer } });
        } catch (problem) {
          happen(refusalOf(problem));
          return false;
        }
        await look();
        onSaved();
        return true;
      }),
    [path, look, onSaved, happen],
  );

  const change = useCallback((op: Op) => happen({ type: 'typed', op }), [happen]);
  const drop = useCallback(() => {
    happen({ type: 'dropped' });
    forget(path);
  }, [path, happen]);
  return { editing, closed, other, change, happen, save, look, own, drop };
}
