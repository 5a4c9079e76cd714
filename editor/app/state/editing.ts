import type { Diagnostic, Draft, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { type Conflict, merge, takeBase, takeMine } from '../../model/merge.ts';
import { apply, placeAfter, record } from '../../model/ops.ts';
import { get, key, same, startsWith } from '../../model/pointer.ts';

/** The state of a form. */
export interface Editing {
  /** The file on the server. */
  file: OpenFile;
  ops: Op[];
  /** Operations that are not part of the save in progress: typed since, or in other fields. */
  queued: Op[];
  conflicts: Conflict[];
  diagnostics: Diagnostic[];
  state: 'idle' | 'saving' | 'saved' | 'rejected' | 'failed';
  /** The server's reason why a save failed. */
  message?: string | undefined;
  /** The operations as they were before the last removal, to undo it. */
  beforeRemoval?: Op[] | undefined;
  /** When the restored draft was typed. */
  restored?: string | undefined;
  /** Fields that lost the focus or have a restored draft: their errors are shown. */
  touched: Pointer[];
  /** A save was rejected, so every error is shown. */
  isStrict: boolean;
}

export type Action =
  /** At once: a removal of several entries is undone as a whole. */
  | { type: 'typed'; ops: readonly Op[] }
  | { type: 'checked'; diagnostics: Diagnostic[] }
  | { type: 'touched'; at: Pointer }
  /** Only the top-level fields in `names` are saved, if it is given. */
  | { type: 'saving'; names?: readonly string[] | undefined }
  | { type: 'saved'; saved: Saved }
  | { type: 'rejected'; diagnostics: Diagnostic[] }
  | { type: 'failed'; message?: string }
  | { type: 'found'; file: OpenFile }
  /** The same file with its labels in another language. */
  | { type: 'relabelled'; file: OpenFile }
  | { type: 'chosen'; conflict: Conflict; mine: boolean }
  | { type: 'undo removal' }
  | { type: 'dropped' };

/** The initial state for a file, with an unsaved draft if there is one. */
export function openEditing(file: OpenFile, draft?: Draft): Editing {
  const unchanged: Editing = {
    file,
    ops: [],
    queued: [],
    conflicts: [],
    diagnostics: file.diagnostics,
    state: 'idle',
    touched: [],
    isStrict: false,
  };
  if (!draft) return unchanged;
  const touched = draft.ops.map(({ at }) => at);
  if (file.broken?.isWhole) {
    const then = { ...file, data: draft.base };
    return { ...unchanged, file: then, ops: draft.ops, touched, restored: draft.at };
  }
  const base = draft.version === file.version ? file.data : (draft.base ?? file.data);
  const now: Editing = {
    ...unchanged,
    ...merge(base, file.data, draft.ops, file.schema['x-key']),
    touched,
  };
  // The file may already contain the whole draft.
  return isChanged(now) ? { ...now, restored: draft.at } : now;
}

const isIn = (at: Pointer, names?: readonly string[]) => !names || names.includes(String(at[0]));

/** The data that the form shows. */
export const dataOf = ({ file, ops, queued }: Editing) => apply(file.data, [...ops, ...queued]);

/** Whether any top-level field, or any of those in `names`, has unsaved changes. */
export const isChanged = ({ ops, queued, conflicts }: Editing, names?: readonly string[]) =>
  [...ops, ...queued, ...conflicts].some(({ at }) => isIn(at, names));

/** The places that differ from the file. */
export const changedIn = ({ ops, queued }: Editing): Pointer[] =>
  [...ops, ...queued].map(({ at }) => at);

/**
 * The diagnostics to show. A new error in a field that is untouched or being typed in is held back until the
 * field loses the focus or a save is rejected.
 */
export function shownDiagnostics(now: Editing): Diagnostic[] {
  const nameOf = ({ file, pointer, message }: Diagnostic) =>
    JSON.stringify([file, pointer, message]);
  const saved = new Set(now.file.diagnostics.map(nameOf));
  const isTouched = (wrong: Pointer) =>
    now.touched.some((at) => startsWith(wrong, at) || startsWith(at, wrong));
  return now.diagnostics.filter(
    (one) =>
      now.isStrict ||
      one.file !== now.file.path ||
      !one.pointer ||
      isTouched(one.pointer) ||
      saved.has(nameOf(one)),
  );
}

function mergeQueued(now: Editing): Editing {
  const ops = now.queued.reduce((all, op) => record(now.file.data, all, op), now.ops);
  return { ...now, ops, queued: [] };
}

/** Resets the state after a failed save once the form equals the file again. */
const cleared = (now: Editing): Editing =>
  isChanged(now) ? now : { ...now, state: 'idle', message: undefined };

/** The pointers of the touched fields after an operation has moved entries. */
function touchedAfter(touched: Pointer[], op: Op): Pointer[] {
  const moved = touched.flatMap((at): Pointer[] => {
    const now = placeAfter(at, op);
    return now ? [now] : [];
  });
  // A list that became too short shows its error at once.
  return op.op === 'remove' ? [...moved, op.at.slice(0, -1)] : moved;
}

/** Whether an operation removes a list entry, or a whole group, picture or list. */
const isRemoval = (now: Editing, op: Op) =>
  op.op === 'remove' || (op.op === 'unset' && typeof get(dataOf(now), op.at) === 'object');

function typed(now: Editing, op: Op): Editing {
  const next = {
    ...now,
    restored: undefined,
    beforeRemoval: isRemoval(now, op) ? now.ops : undefined,
    touched: touchedAfter(now.touched, op),
  };
  if (now.state === 'saving')
    return { ...next, queued: [...now.queued, op], beforeRemoval: undefined };
  const state = now.state === 'saved' ? 'idle' : now.state;
  return cleared({ ...next, state, ops: record(now.file.data, now.ops, op) });
}

function checked(now: Editing, diagnostics: Diagnostic[]): Editing {
  const hasErrors = diagnostics.some(
    ({ file, severity }) => severity === 'error' && file === now.file.path,
  );
  const state = now.state === 'rejected' && !hasErrors ? 'idle' : now.state;
  return { ...now, diagnostics, state };
}

function saving(now: Editing, names?: readonly string[]): Editing {
  const ops = now.ops.filter(({ at }) => isIn(at, names));
  const queued = now.ops.filter(({ at }) => !isIn(at, names));
  return { ...now, ops, queued, state: 'saving', message: undefined, beforeRemoval: undefined };
}

function saved(now: Editing, { version, diagnostics, samples }: Saved): Editing {
  const file = { ...now.file, version, samples, diagnostics, data: apply(now.file.data, now.ops) };
  return mergeQueued({
    ...now,
    file,
    diagnostics,
    ops: [],
    touched: [],
    isStrict: false,
    state: 'saved',
    message: undefined,
  });
}

/**
 * The typed operations, including the owner's side of open conflicts, and the data that they apply to.
 * Merging them into a file finds those conflicts again.
 */
export function unmerged(now: Editing): { base: unknown; ops: Op[] } {
  const open = now.conflicts.flatMap((conflict) => {
    const mine = mineOf(now, conflict);
    return mine ? [{ base: takeBase(conflict), mine }] : [];
  });
  return {
    base: apply(
      now.file.data,
      open.map(({ base }) => base),
    ),
    ops: [...now.ops, ...now.queued, ...open.map(({ mine }) => mine)],
  };
}

function found(now: Editing, file: OpenFile): Editing {
  const next = mergeQueued(now);
  const { file: old, diagnostics } = next;
  // Keep the operations on the previous data until the file is valid again.
  if (file.broken?.isWhole) {
    return {
      ...next,
      file: { ...file, data: old.data },
      diagnostics: file.diagnostics,
      state: 'idle',
    };
  }
  const { base, ops } = unmerged(next);
  const merged = merge(base, file.data, ops, file.schema['x-key']);
  const back =
    now.beforeRemoval && merge(old.data, file.data, now.beforeRemoval, file.schema['x-key']);
  const hasNone = merged.conflicts.length + (back?.conflicts.length ?? 0) === 0;
  const validated = merged.ops.length > 0 ? diagnostics : file.diagnostics;
  return {
    ...now,
    file,
    queued: [],
    ops: merged.ops,
    // Rebased onto the current file; given up if that conflicts.
    beforeRemoval: hasNone ? back?.ops : undefined,
    conflicts: merged.conflicts,
    diagnostics: validated,
    state: 'idle',
  };
}

/**
 * The operation that applies the owner's side of a conflict. Its pointer is moved from the file to the form,
 * whose operations may have moved entries; undefined if they have removed the entry.
 */
function mineOf({ ops, queued }: Editing, conflict: Conflict): Op | undefined {
  const at = [...ops, ...queued].reduce<Pointer | undefined>(
    (place, op) => place && placeAfter(place, op),
    conflict.at,
  );
  return at && takeMine({ ...conflict, at });
}

function chosen(now: Editing, conflict: Conflict, mine: boolean): Editing {
  const conflicts = now.conflicts.filter((one) => one !== conflict);
  const next = { ...now, conflicts };
  const op = mine ? mineOf(now, conflict) : undefined;
  return op ? typed(next, op) : cleared(next);
}

export function reducer(now: Editing, action: Action): Editing {
  switch (action.type) {
    case 'typed': {
      const next = action.ops.reduce(typed, now);
      return { ...next, beforeRemoval: next.beforeRemoval && now.ops };
    }
    case 'checked':
      return checked(now, action.diagnostics);
    case 'touched':
      return now.touched.some((at) => same(at, action.at))
        ? now
        : { ...now, touched: [...now.touched, action.at] };
    case 'saving':
      return saving(now, action.names);
    case 'saved':
      return saved(now, action.saved);
    case 'rejected':
      return cleared(
        mergeQueued({ ...now, state: 'rejected', isStrict: true, diagnostics: action.diagnostics }),
      );
    case 'failed': {
      const next = mergeQueued({ ...now, state: 'failed', message: action.message });
      // Confirming a sample can fail in an unchanged form: keep the message.
      return isChanged(now) ? cleared(next) : next;
    }
    case 'found':
      return found(now, action.file);
    case 'relabelled':
      return relabelled(now, action.file);
    case 'chosen':
      return chosen(now, action.conflict, action.mine);
    case 'undo removal':
      return cleared({ ...now, ops: now.beforeRemoval ?? now.ops, beforeRemoval: undefined });
    case 'dropped':
      // What is being saved can no longer be discarded.
      return now.state === 'saving' ? { ...now, queued: [] } : openEditing(now.file);
  }
}

/** Takes over the labels in another language. Ignores a newer version of the file: `found` merges it. */
function relabelled(now: Editing, { version, schema, choices, diagnostics }: OpenFile): Editing {
  if (now.file.version !== version) return now;
  const isTyped = now.ops.length + now.queued.length > 0;
  return {
    ...now,
    file: { ...now.file, schema, choices, diagnostics },
    diagnostics: isTyped ? now.diagnostics : diagnostics,
  };
}

/**
 * The sample marks to remove, because their field was changed. A mark above a list of groups stays: other
 * entries may still be samples.
 */
export function replacedSamples({ file, ops }: Pick<Editing, 'file' | 'ops'>): Pointer[] {
  const isList = (at: Pointer) => {
    const value = get(file.data, at);
    return Array.isArray(value) && value.some((one) => typeof one === 'object');
  };
  const marks = file.samples.map(({ pointer }) => pointer).filter((at) => at.length > 0);
  const gone = marks.filter((at) => !isList(at) && ops.some((op) => startsWith(op.at, at)));
  return [...new Map(gone.map((at) => [key(at), at])).values()];
}
