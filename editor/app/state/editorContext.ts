import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { Tree } from '../../model/api.ts';
import { useConnection } from '../requests/connection.ts';
import { request } from '../requests/request.ts';
import { useLanguage } from './language.ts';

export interface Editor {
  tree: Tree;
  /** Refetches the tree. */
  refresh: () => void;
  /** Announces a change to screen readers. */
  announce: (sentence: string) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditorContext(): Editor {
  const context = useContext(EditorContext);
  if (!context) throw new Error('A view is outside of the editor.');
  return context;
}

/** The tree, fetched at the start, after each save in any window, and whenever the server is back. */
export function useTree(): [tree: Tree | undefined, refresh: () => void] {
  const [tree, setTree] = useState<Tree>();
  const { isOffline, run, saves } = useConnection();
  const language = useLanguage();
  const refresh = useCallback(() => {
    request<Tree>('tree')
      .then(setTree)
      .catch(() => {});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches after a save, a restart of the server, and in another language
  useEffect(() => {
    if (!isOffline) refresh();
  }, [isOffline, run, saves, language, refresh]);
  return [tree, refresh];
}

/**
 * The answer to a GET request, null if it failed; and a function that refetches it.
 * @param isLive refetches after each save, in whichever window
 */
export function useAnswer<Answer>(
  path: string,
  { isLive = false } = {},
): [Answer | null | undefined, () => void] {
  const [answer, setAnswer] = useState<Answer | null>();
  const [round, setRound] = useState(0);
  const language = useLanguage();
  const { saves } = useConnection();
  const version = isLive ? saves : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round refetches, each save and each language
  useEffect(() => {
    let isShown = true;
    request<Answer>(path)
      .then((found) => isShown && setAnswer(found))
      .catch(() => isShown && setAnswer(null));
    return () => {
      isShown = false;
    };
  }, [path, round, version, language]);
  return [answer, useCallback(() => setRound((one) => one + 1), [])];
}
