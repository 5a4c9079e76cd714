import { useEffect } from 'react';
import type { Diagnostic } from '../../model/api.ts';
import { ask, Refused } from '../requests/ask.ts';
import type { Editing, Happening } from './editing.ts';
import { useAway } from './useConnection.ts';

/** Milliseconds without a key until the check is asked. */
const PAUSE = 350;

/** Has what is typed judged by the content check, shortly after the last key. */
export function useCheck(
  editing: Editing | undefined,
  happen: (happening: Happening) => void,
): void {
  const isAway = useAway();
  const { file, ops, late } = editing ?? {};
  // The server may save before it checks: its answer would call our own save someone else's.
  const isSaving = editing?.state === 'saving';
  useEffect(() => {
    if (!file || !ops || !late || isAway || isSaving) return;
    if (ops.length + late.length === 0) {
      happen({ type: 'checked', diagnostics: file.diagnostics });
      return;
    }
    let isAsked = true;
    const json = { path: file.path, version: file.version, ops: [...ops, ...late] };
    const timer = setTimeout(async () => {
      try {
        const { diagnostics } = await ask<{ diagnostics: Diagnostic[] }>('check', {
          method: 'POST',
          json,
        });
        if (isAsked) happen({ type: 'checked', diagnostics });
      } catch (problem) {
        if (!(problem instanceof Refused)) return;
        const current = problem.body['current'];
        if (isAsked && current) happen({ type: 'found', file: current as typeof file });
      }
    }, PAUSE);
    return () => {
      isAsked = false;
      clearTimeout(timer);
    };
  }, [file, ops, late, isAway, isSaving, happen]);
}
