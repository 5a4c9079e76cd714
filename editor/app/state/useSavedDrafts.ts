import { useEffect, useRef } from 'react';
import type { Draft } from '../../model/api.ts';
import { takeMine } from '../../model/merge.ts';
import { useIsOffline } from '../requests/connection.ts';
import { forget, keep, send } from './drafts.ts';
import { type Editing, isChanged } from './editing.ts';
import { session } from './session.ts';

/** Milliseconds after the last key before the server gets its copy. */
const PAUSE = 600;

/** The draft of a form; a conflict keeps the value typed here. */
function draftOf(editing: Editing | undefined): Omit<Draft, 'at' | 'session'> | undefined {
  if (!editing || !isChanged(editing)) return undefined;
  const { file, ops, queued, conflicts } = editing;
  const { path, version, data: base } = file;
  return { path, version, base, ops: [...ops, ...queued, ...conflicts.map(takeMine)] };
}

/** Stores drafts: in the browser at each keystroke, on the server shortly after. */
export function useSavedDrafts(editing: Editing | undefined): void {
  const isOffline = useIsOffline();
  const savedPath = useRef<string>(undefined);
  useEffect(() => {
    const typed = draftOf(editing);
    if (!typed) {
      if (savedPath.current) forget(savedPath.current);
      savedPath.current = undefined;
      return;
    }
    savedPath.current = typed.path;
    const draft = { ...typed, session: session(), at: new Date().toISOString() };
    keep(draft);
    if (isOffline) return;
    const timer = setTimeout(() => void send(draft).catch(() => {}), PAUSE);
    return () => clearTimeout(timer);
  }, [editing, isOffline]);
}
