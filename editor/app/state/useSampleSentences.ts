import { useCallback, useMemo } from 'react';
import type { FirstHour } from '../../model/api.ts';
import { request } from '../requests/request.ts';
import type { Action } from './editing.ts';
import { useAnswer } from './useAnswer.ts';
import { errorFrom } from './useEditor.ts';

/** The sentences of a file that are also in the sample; refetched for each version of the file. */
export function useSampleSentences(
  path: string,
  version: string | undefined,
  refresh: () => void,
  dispatch: (action: Action) => void,
) {
  const [progress, refetch] = useAnswer<FirstHour>('first-hour', { version });
  const sentences = useMemo(
    () => progress?.sentences?.filter((sentence) => sentence.path === path) ?? [],
    [progress, path],
  );
  const confirmSentences = useCallback(
    async (texts: readonly string[]) => {
      try {
        for (const text of texts) await request('samples/confirm-sentence', { json: { text } });
        return true;
      } catch (problem) {
        // The form shows why.
        dispatch(errorFrom(problem));
        return false;
      } finally {
        refetch();
        refresh();
      }
    },
    [refetch, refresh, dispatch],
  );
  return { sentences, confirmSentences };
}
