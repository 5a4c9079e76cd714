import type { Diagnostic, Draft, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { type Conflict, merge, takeMine } from '../../model/merge.ts';
import { apply, record } from '../../model/ops.ts';
import { get, key, startsWith } from '../../model/pointer.ts';

/** A file while somebody types in it. */
export interface Editing {
  /** The file as the server has it. */
  file: OpenFile;
  ops: Op[];
  /** What is typed while a save is on its way. */
  queued: Op[];
  conflicts: Conflict[];
  diagnostics: Diagnostic[];
  state: 'still' | 'saving' | 'saved' | 'rejected' | 'failed';
  /** Why a save failed, in the server's words. */
  message?: string | undefined;
  /** The operations before the last entry was removed, to put it back. */
  before?: Op[] | undefined;
  /** When the text was typed that was brought back from a draft. */
  restored?: string | undefined;
}

export type Action =
  | { type: 'typed'; op: Op }
  | { type: 'checked'; diagnostics: Diagnostic[] }
  | { type: 'saving' }
  | { type: 'saved'; saved: Saved }
  | { type: 'rejected'; diagnostics: Diagnostic[] }
  | { type: 'failed'; message?: string }
  | { type: 'found'; file: OpenFile }
  | { type: 'chosen'; conflict: Conflict; mine: boolean }
  | { type: 'put back' }
  | { type: 'dropped' };

/** Begins with a file, and with what was typed into it and never saved. */
export function openEditing(file: OpenFile, draft?: Draft): Editing {
  const still = {
    file,
    queued: [],
    conflicts: [],
    diagnostics: file.diagnostics,
    state: 'still',
  } as const;
  if (!draft) return { ...still, queued: [], conflicts: [], ops: [] };
  if (file.broken?.isWhole) {
    const then = { ...file, data: draft.base };
    return { ...still, file: then, queued: [], conflicts: [], ops: draft.ops, restored: draft.at };
  }
  const base = draft.version === file.version ? file.data : (draft.base ?? file.data);
  return { ...still, queued: [], ...merge(base, file.data, draft.ops), restored: draft.at };
}

/** The data as they stand in the form. */
export const dataOf = ({ file, ops, queued }: Editing) => apply(file.data, [...ops, ...queued]);

export const isChanged = ({ ops, queued, conflicts }: Editing) =>
  ops.length + queued.length + conflicts.length > 0;

function mergeQueued(now: Editing): Editing {
  const ops = now.queued.reduce((all, op) => record(now.file.data, all, op), now.ops);
  return { ...now, ops, queued: [] };
}

/** A save that failed is of no account once the form says again what the file says. */
const cleared = (now: Editing): Editing =>
  isChanged(now) ? now : { ...now, state: 'still', message: undefined };

function typed(now: Editing, op: Op): Editing {
  const next = { ...now, restored: undefined, before: op.op === 'remove' ? now.ops : undefined };
  if (now.state === 'saving') return { ...next, queued: [...now.queued, op], before: undefined };
  const state = now.state === 'saved' ? 'still' : now.state;
  return cleared({ ...next, state, ops: record(now.file.data, now.ops, op) });
}

function checked(now: Editing, diagnostics: Diagnostic[]): Editing {
  const hasErrors = diagnostics.some(
    ({ file, severity }) => severity === 'error' && file === now.file.path,
  );
  const state = now.state === 'rejected' && !hasErrors ? 'still' : now.state;
  return { ...now, diagnostics, state };
}

function saved(now: Editing, { version, diagnostics, samples }: Saved): Editing {
  const file = { ...now.file, version, samples, diagnostics, data: apply(now.file.data, now.ops) };
  return mergeQueued({ ...now, file, ops: [], diagnostics, state: 'saved', message: undefined });
}

function found(now: Editing, file: OpenFile): Editing {
  const next = mergeQueued(now);
  const { file: old, ops, diagnostics } = next;
  // What was typed waits, upon what the file said before, until the file can be read again.
  if (file.broken?.isWhole) {
    return {
      ...next,
      file: { ...file, data: old.data },
      diagnostics: file.diagnostics,
      state: 'still',
    };
  }
  const merged = merge(old.data, file.data, ops);
  const conflicts = [...now.conflicts, ...merged.conflicts];
  const validated = ops.length > 0 ? diagnostics : file.diagnostics;
  return {
    ...now,
    file,
    queued: [],
    ops: merged.ops,
    conflicts,
    diagnostics: validated,
    state: 'still',
  };
}

function chosen(now: Editing, conflict: Conflict, mine: boolean): Editing {
  const conflicts = now.conflicts.filter((one) => one !== conflict);
  const next = { ...now, conflicts };
  return mine ? typed(next, takeMine(conflict)) : cleared(next);
}

export function reducer(now: Editing, action: Action): Editing {
  switch (action.type) {
    case 'typed':
      return typed(now, action.op);
    case 'checked':
      return checked(now, action.diagnostics);
    case 'saving':
      return { ...now, state: 'saving', message: undefined, before: undefined };
    case 'saved':
      return saved(now, action.saved);
    case 'rejected':
      return cleared(mergeQueued({ ...now, state: 'rejected', diagnostics: action.diagnostics }));
    case 'failed': {
      const next = mergeQueued({ ...now, state: 'failed', message: action.message });
      // A mark that cannot be taken off fails in a form in which nothing is typed.
      return isChanged(now) ? cleared(next) : next;
    }
    case 'found':
      return found(now, action.file);
    case 'chosen':
      return chosen(now, action.conflict, action.mine);
    case 'put back':
      return cleared({ ...now, ops: now.before ?? now.ops, before: undefined });
    case 'dropped':
      return openEditing(now.file);
  }
}

/**
 * The sample marks that an owner's own words take the place of: a mark goes with the field right
 * below it, never because one entry of a list was changed.
 */
export function replacedSamples({ file, ops }: Editing): Pointer[] {
  const isList = (at: Pointer) => {
    const value = get(file.data, at);
    return Array.isArray(value) && value.some((one) => typeof one === 'object');
  };
  const marks = file.samples.map(({ pointer }) => pointer).filter((at) => at.length > 0);
  const gone = marks.filter((at) => !isList(at) && ops.some((op) => startsWith(op.at, at)));
  return [...new Map(gone.map((at) => [key(at), at])).values()];
}
