import type { Diagnostic, Draft, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { type Conflict, merge, takeMine } from '../../model/merge.ts';
import { apply, placeAfter, record } from '../../model/ops.ts';
import { get, key, same, startsWith } from '../../model/pointer.ts';

/** The state of a form. */
export interface Editing {
  /** The file on the server. */
  file: OpenFile;
  ops: Op[];
  /** Operations typed while a save is in progress. */
  queued: Op[];
  conflicts: Conflict[];
  diagnostics: Diagnostic[];
  state: 'still' | 'saving' | 'saved' | 'rejected' | 'failed';
  /** The server's reason why a save failed. */
  message?: string | undefined;
  /** The operations before an entry was removed, to undo that. */
  beforeRemoval?: Op[] | undefined;
  /** The time of the restored draft. */
  restored?: string | undefined;
  /** Fields that lost the focus, or were typed in before: their mistakes are shown. */
  touched: Pointer[];
  /** A save was refused: every mistake is shown. */
  isStrict: boolean;
}

export type Action =
  | { type: 'typed'; op: Op }
  | { type: 'checked'; diagnostics: Diagnostic[] }
  | { type: 'touched'; at: Pointer }
  | { type: 'saving' }
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
    state: 'still',
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
  // The file may say it all by now.
  return isChanged(now) ? { ...now, restored: draft.at } : now;
}

/** The data that the form shows. */
export const dataOf = ({ file, ops, queued }: Editing) => apply(file.data, [...ops, ...queued]);

export const isChanged = ({ ops, queued, conflicts }: Editing) =>
  ops.length + queued.length + conflicts.length > 0;

/** The places that differ from the file. */
export const changedIn = ({ ops, queued }: Editing): Pointer[] =>
  [...ops, ...queued].map(({ at }) => at);

/**
 * The diagnostics to show. A mistake in a field that is still being typed, or not begun, waits until
 * the field is left or the form is saved.
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

/** Forgets a failed save once the form equals the file again. */
const cleared = (now: Editing): Editing =>
  isChanged(now) ? now : { ...now, state: 'still', message: undefined };

/** Where the touched fields are once entries have moved. */
function touchedAfter(touched: Pointer[], op: Op): Pointer[] {
  const moved = touched.flatMap((at): Pointer[] => {
    const now = placeAfter(at, op);
    return now ? [now] : [];
  });
  // A list that became too short says so at once.
  return op.op === 'remove' ? [...moved, op.at.slice(0, -1)] : moved;
}

function typed(now: Editing, op: Op): Editing {
  const next = {
    ...now,
    restored: undefined,
    beforeRemoval: op.op === 'remove' ? now.ops : undefined,
    touched: touchedAfter(now.touched, op),
  };
  if (now.state === 'saving')
    return { ...next, queued: [...now.queued, op], beforeRemoval: undefined };
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

function found(now: Editing, file: OpenFile): Editing {
  const next = mergeQueued(now);
  const { file: old, ops, diagnostics } = next;
  // Keep the operations on the previous data until the file is valid again.
  if (file.broken?.isWhole) {
    return {
      ...next,
      file: { ...file, data: old.data },
      diagnostics: file.diagnostics,
      state: 'still',
    };
  }
  const merged = merge(old.data, file.data, ops, file.schema['x-key']);
  const back =
    now.beforeRemoval && merge(old.data, file.data, now.beforeRemoval, file.schema['x-key']);
  const hasNone = merged.conflicts.length + (back?.conflicts.length ?? 0) === 0;
  const conflicts = [...now.conflicts, ...merged.conflicts];
  const validated = ops.length > 0 ? diagnostics : file.diagnostics;
  return {
    ...now,
    file,
    queued: [],
    ops: merged.ops,
    // They name places of the file as it is now.
    beforeRemoval: hasNone ? back?.ops : undefined,
    conflicts,
    diagnostics: validated,
    state: 'still',
  };
}

/**
 * The operation that takes what was typed here for a conflict, which names its place in the file, to where that
 * is in the form; none if its entry is removed there.
 */
export function mineOf({ ops, queued }: Editing, conflict: Conflict): Op | undefined {
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
    case 'typed':
      return typed(now, action.op);
    case 'checked':
      return checked(now, action.diagnostics);
    case 'touched':
      return now.touched.some((at) => same(at, action.at))
        ? now
        : { ...now, touched: [...now.touched, action.at] };
    case 'saving':
      return { ...now, state: 'saving', message: undefined, beforeRemoval: undefined };
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
      return openEditing(now.file);
  }
}

/** A file that has changed meanwhile is found as such soon. */
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
 * The sample marks whose field was changed. A mark above a list of groups stays, because other
 * entries may still be samples.
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
