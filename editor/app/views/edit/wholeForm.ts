import { useEffect, useEffectEvent } from 'react';
import type { Pointer } from '../../../model/api.ts';
import { startsWith } from '../../../model/pointer.ts';
import { type Editing, shownDiagnostics } from '../../state/editing.ts';

/** The sheet that a phone opens over the page, with the field of the text or picture that was tapped. */
export interface Sheet {
  isOpen: boolean;
  onClose: () => void;
  /** Shows the whole form instead of the page. */
  onAllFields: () => void;
}

/**
 * Whether the form cannot be saved from the sheet: a conflict needs a choice, the file is broken, or a save
 * was rejected because of another field.
 */
function isBlocked(editing: Editing, at: Pointer): boolean {
  const { file, conflicts, state } = editing;
  if (conflicts.length > 0 || file.broken?.isWhole) return true;
  if (state !== 'rejected') return false;
  const errors = shownDiagnostics(editing).filter(
    (one) => one.severity === 'error' && one.file === file.path,
  );
  // Without an error in this file, the save was rejected because it would break another file.
  return errors.length === 0 || errors.some(({ pointer }) => !pointer || !startsWith(pointer, at));
}

/**
 * Changes from the page to the whole form when that is needed: at once for a notice, and each time the sheet
 * opens while the form cannot be saved from it.
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
