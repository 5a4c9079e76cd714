import { useEffect, useEffectEvent } from 'react';
import type { Pointer } from '../../../model/api.ts';
import { startsWith } from '../../../model/pointer.ts';
import { type Editing, shownDiagnostics } from '../../state/editing.ts';

/** On a phone the page comes first; a tap in it opens the field of what was tapped. */
export interface Sheet {
  isOpen: boolean;
  onClose: () => void;
  /** Shows the whole form instead of the page. */
  onAllFields: () => void;
}

/**
 * Whether one field is not enough to save the form: a conflict needs a choice, the file is broken, or a
 * save was rejected because of another field.
 */
function isBlocked(editing: Editing, at: Pointer): boolean {
  const { file, conflicts, state } = editing;
  if (conflicts.length > 0 || file.broken?.isWhole) return true;
  if (state !== 'rejected') return false;
  const errors = shownDiagnostics(editing).filter(
    (one) => one.severity === 'error' && one.file === file.path,
  );
  // Without an error in this file, the rejected save would break another one.
  return errors.length === 0 || errors.some(({ pointer }) => !pointer || !startsWith(pointer, at));
}

/**
 * Replaces the sheet by the whole form when that has something to show: at once for a notice, and each
 * time the sheet opens while one field is not enough.
 * @param at the field in the sheet
 */
export function useWholeForm(
  editing: Editing | undefined,
  at: Pointer,
  sheet: Sheet | undefined,
): void {
  const hasNotice = editing?.restored !== undefined || editing?.file.broken !== undefined;
  const blocked = editing !== undefined && isBlocked(editing, at);
  const leave = useEffectEvent(() => sheet?.onAllFields());
  useEffect(() => {
    if (hasNotice) leave();
  }, [hasNotice]);
  const isOpen = sheet?.isOpen === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaves the sheet again if it is opened again
  useEffect(() => {
    if (blocked) leave();
  }, [blocked, isOpen]);
}
