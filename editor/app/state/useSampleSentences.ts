import { useCallback, useEffect, useMemo } from 'react';
import type { FirstHour } from '../../model/api.ts';
import { request } from '../requests/request.ts';
import { useAnswer } from './editorContext.ts';

/** The sentences of a file that the sample says too, read anew for each version of it. */
export function useSampleSentences(path: string, version: string | undefined, refresh: () => void) {
  const [progress, again] = useAnswer<FirstHour>('first-hour');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save may have changed them
  useEffect(again, [version, again]);
  const sentences = useMemo(
    () => progress?.sentences?.filter((sentence) => sentence.path === path) ?? [],
    [progress, path],
  );
  const confirmSentences = useCallback(
    async (texts: readonly string[]) => {
      try {
        for (const text of texts) await request('samples/true', { json: { text } });
        return true;
      } catch {
        return false;
      } finally {
        again();
        refresh();
      }
    },
    [again, refresh],
  );
  return { sentences, confirmSentences };
}
