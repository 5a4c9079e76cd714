import type { Diagnostic, Draft, Op, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { type Clash, merge, takeMine } from '../../model/merge.ts';
import { apply, record } from '../../model/ops.ts';
import { get, key, startsWith } from '../../model/pointer.ts';

/** A file while somebody types in it. */
export interface Editing {
  /** The file as the server has it. */
  file: OpenFile;
  ops: Op[];
  /** What is typed while a save is on its way. */
  late: Op[];
  clashes: Clash[];
  diagnostics: Diagnostic[];
  state: 'still' | 'saving' | 'saved' | 'refused' | 'failed';
  /** Why a save failed, in the server's words. */
  said?: string | undefined;
  /** The operations before the last entry was removed, to put it back. */
  before?: Op[] | undefined;
  /** When the text was typed that was brought back from a draft. */
  restored?: string | undefined;
}

export type Happening =
  | { type: 'typed'; op: Op }
  | { type: 'checked'; diagnostics: Diagnostic[] }
  | { type: 'saving' }
  | { type: 'saved'; saved: Saved }
  | { type: 'refused'; diagnostics: Diagnostic[] }
  | { type: 'failed'; said?: string }
  | { type: 'found'; file: OpenFile }
  | { type: 'chosen'; clash: Clash; mine: boolean }
  | { type: 'put back' }
  | { type: 'dropped' };

/** Begins with a file, and with what was typed into it and never saved. */
export function begin(file: OpenFile, draft?: Draft): Editing {
  const still = {
    file,
    late: [],
    clashes: [],
    diagnostics: file.diagnostics,
    state: 'still',
  } as const;
  if (!draft) return { ...still, late: [], clashes: [], ops: [] };
  if (file.broken?.isWhole) {
    const then = { ...file, data: draft.base };
    return { ...still, file: then, late: [], clashes: [], ops: draft.ops, restored: draft.at };
  }
  const base = draft.version === file.version ? file.data : (draft.base ?? file.data);
  return { ...still, late: [], ...merge(base, file.data, draft.ops), restored: draft.at };
}

/** The data as they stand in the form. */
export const dataOf = ({ file, ops, late }: Editing) => apply(file.data, [...ops, ...late]);

export const isChanged = ({ ops, late, clashes }: Editing) =>
  ops.length + late.length + clashes.length > 0;

function settled(now: Editing): Editing {
  const ops = now.late.reduce((all, op) => record(now.file.data, all, op), now.ops);
  return { ...now, ops, late: [] };
}

/** A save that failed is of no account once the form says again what the file says. */
const cleared = (now: Editing): Editing =>
  isChanged(now) ? now : { ...now, state: 'still', said: undefined };

function typed(now: Editing, op: Op): Editing {
  const next = { ...now, restored: undefined, before: op.op === 'remove' ? now.ops : undefined };
  if (now.state === 'saving') return { ...next, late: [...now.late, op], before: undefined };
  const state = now.state === 'saved' ? 'still' : now.state;
  return cleared({ ...next, state, ops: record(now.file.data, now.ops, op) });
}

function checked(now: Editing, diagnostics: Diagnostic[]): Editing {
  const hasErrors = diagnostics.some(
    ({ file, severity }) => severity === 'error' && file === now.file.path,
  );
  const state = now.state === 'refused' && !hasErrors ? 'still' : now.state;
  return { ...now, diagnostics, state };
}

function saved(now: Editing, { version, diagnostics, samples }: Saved): Editing {
  const file = { ...now.file, version, samples, diagnostics, data: apply(now.file.data, now.ops) };
  return settled({ ...now, file, ops: [], diagnostics, state: 'saved', said: undefined });
}

function found(now: Editing, file: OpenFile): Editing {
  const next = settled(now);
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
  const clashes = [...now.clashes, ...merged.clashes];
  const judged = ops.length > 0 ? diagnostics : file.diagnostics;
  return { ...now, file, late: [], ops: merged.ops, clashes, diagnostics: judged, state: 'still' };
}

function chosen(now: Editing, clash: Clash, mine: boolean): Editing {
  const clashes = now.clashes.filter((one) => one !== clash);
  const next = { ...now, clashes };
  return mine ? typed(next, takeMine(clash)) : cleared(next);
}

export function after(now: Editing, happening: Happening): Editing {
  switch (happening.type) {
    case 'typed':
      return typed(now, happening.op);
    case 'checked':
      return checked(now, happening.diagnostics);
    case 'saving':
      return { ...now, state: 'saving', said: undefined, before: undefined };
    case 'saved':
      return saved(now, happening.saved);
    case 'refused':
      return cleared(settled({ ...now, state: 'refused', diagnostics: happening.diagnostics }));
    case 'failed': {
      const next = settled({ ...now, state: 'failed', said: happening.said });
      // A mark that cannot be taken off fails in a form in which nothing is typed.
      return isChanged(now) ? cleared(next) : next;
    }
    case 'found':
      return found(now, happening.file);
    case 'chosen':
      return chosen(now, happening.clash, happening.mine);
    case 'put back':
      return cleared({ ...now, ops: now.before ?? now.ops, before: undefined });
    case 'dropped':
      return begin(now.file);
  }
}

/**
 * The sample marks that an owner's own words take the place of: a mark goes with the field right
 * below it, never because one entry of a list was changed.
 */
export function outlived({ file, ops }: Editing): Pointer[] {
  const isList = (at: Pointer) => {
    const value = get(file.data, at);
    return Array.isArray(value) && value.some((one) => typeof one === 'object');
  };
  const marks = file.samples.map(({ pointer }) => pointer).filter((at) => at.length > 0);
  const gone = marks.filter((at) => !isList(at) && ops.some((op) => startsWith(op.at, at)));
  return [...new Map(gone.map((at) => [key(at), at])).values()];
}
