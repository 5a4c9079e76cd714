import { useCallback, useMemo } from 'react';
import type { FirstHour } from '../../model/api.ts';
import { request } from '../requests/request.ts';
import { useAnswer } from './useAnswer.ts';

/** The sentences of a file that are also in the sample; refetched for each version of the file. */
export function useSampleSentences(path: string, version: string | undefined, refresh: () => void) {
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
      } catch {
        return false;
      } finally {
        refetch();
        refresh();
      }
    },
    [refetch, refresh],
  );
  return { sentences, confirmSentences };
}
