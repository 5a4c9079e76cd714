import { useCallback, useEffect, useState } from 'react';
import { useConnection } from '../requests/connection.ts';
import { request } from '../requests/request.ts';
import { useLanguage } from './language.ts';

interface Options {
  /** Refetches after each save, in whichever window. */
  isLive?: boolean;
  /** Refetches whenever this changes. */
  version?: unknown;
}

/** The answer to a GET request, null if it failed; and a function that refetches it. */
export function useAnswer<Answer>(
  path: string,
  { isLive = false, version }: Options = {},
): [answer: Answer | null | undefined, refetch: () => void] {
  const [answer, setAnswer] = useState<Answer | null>();
  const [round, setRound] = useState(0);
  const language = useLanguage();
  const { saves } = useConnection();
  const seenSaves = isLive ? saves : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these may change the answer
  useEffect(() => {
    let isShown = true;
    request<Answer>(path)
      .then((found) => isShown && setAnswer(found))
      .catch(() => isShown && setAnswer(null));
    return () => {
      isShown = false;
    };
  }, [path, round, seenSaves, version, language]);
  return [answer, useCallback(() => setRound((one) => one + 1), [])];
}
