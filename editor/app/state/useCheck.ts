import { useEffect } from 'react';
import type { Diagnostic } from '../../model/api.ts';
import { useIsOffline } from '../requests/connection.ts';
import { RequestError, request } from '../requests/request.ts';
import type { Action, Editing } from './editing.ts';

/** Milliseconds after the last key before checking. */
const PAUSE = 350;

/** Runs the content check on the form shortly after the last key. */
export function useCheck(editing: Editing | undefined, dispatch: (action: Action) => void): void {
  const isOffline = useIsOffline();
  const { file, ops, queued } = editing ?? {};
  // A check that overtakes our own save would report it as a change from elsewhere.
  const isSaving = editing?.state === 'saving';
  useEffect(() => {
    if (!file || !ops || !queued || isOffline || isSaving) return;
    if (ops.length + queued.length === 0) {
      dispatch({ type: 'checked', diagnostics: file.diagnostics });
      return;
    }
    let isRequested = true;
    const json = { path: file.path, version: file.version, ops: [...ops, ...queued] };
    const timer = setTimeout(async () => {
      try {
        const { diagnostics } = await request<{ diagnostics: Diagnostic[] }>('check', {
          method: 'POST',
          json,
        });
        if (isRequested) dispatch({ type: 'checked', diagnostics });
      } catch (problem) {
        if (!(problem instanceof RequestError)) return;
        const current = problem.body['current'];
        if (isRequested && current) dispatch({ type: 'found', file: current as typeof file });
      }
    }, PAUSE);
    return () => {
      isRequested = false;
      clearTimeout(timer);
    };
  }, [file, ops, queued, isOffline, isSaving, dispatch]);
}
