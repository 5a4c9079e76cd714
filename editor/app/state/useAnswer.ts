import { useCallback, useEffect, useState } from 'react';
import { equal } from '../../model/pointer.ts';
import { useConnection } from '../requests/connection.ts';
import { request } from '../requests/request.ts';
import { useLanguage } from './language.ts';

interface Options {
  /** Refetches after each save in any window. */
  isLive?: boolean;
  /** Refetches whenever this changes. */
  version?: unknown;
}

/**
 * The answer to a GET request, and a function that refetches it. If a request fails, the earlier answer
 * stays, and with it what the view shows; without one, the answer is null. An equal answer stays the same
 * object, so that the view does not re-render while the owner types.
 */
export function useAnswer<Answer>(
  path: string,
  { isLive = false, version }: Options = {},
): [answer: Answer | null | undefined, refetch: () => void] {
  const [answer, setAnswer] = useState<{ path: string; found: Answer | null }>();
  const [round, setRound] = useState(0);
  const language = useLanguage();
  const { saves, isOffline } = useConnection();
  const seenSaves = isLive ? saves : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: any of these may change the answer
  useEffect(() => {
    let isShown = true;
    const replace = (found: Answer | null) =>
      isShown &&
      setAnswer((last) => {
        const stays = last?.path === path && (found === null || equal(found, last.found));
        return stays ? last : { path, found };
      });
    request<Answer>(path).then(replace, () => replace(null));
    return () => {
      isShown = false;
    };
  }, [path, round, seenSaves, version, language, isOffline]);
  const found = answer?.path === path ? answer.found : undefined;
  return [found, useCallback(() => setRound((one) => one + 1), [])];
}
