import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { Tree } from '../../model/api.ts';
import { request } from '../requests/ask.ts';
import { useConnection } from './useConnection.ts';

export interface Editor {
  tree: Tree;
  /** Asks anew what there is, once something was saved. */
  refresh: () => void;
  /** Says a sentence to whoever does not see what has changed. */
  announce: (sentence: string) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditorContext(): Editor {
  const context = useContext(EditorContext);
  if (!context) throw new Error('A view stands outside of the desk.');
  return context;
}

/** What there is to change, asked for at the beginning and whenever the server is back. */
export function useTree(): [tree: Tree | undefined, refresh: () => void] {
  const [tree, setTree] = useState<Tree>();
  const { isOffline, run } = useConnection();
  const refresh = useCallback(() => {
    request<Tree>('tree')
      .then(setTree)
      .catch(() => {});
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a desk that was started again may know more
  useEffect(() => {
    if (!isOffline) refresh();
  }, [isOffline, run, refresh]);
  return [tree, refresh];
}

/** What the server answers to a question of a view; `null` when it could not be asked. */
export function useAnswer<Answer>(path: string): [Answer | null | undefined, () => void] {
  const [answer, setAnswer] = useState<Answer | null>();
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks once more
  useEffect(() => {
    let isShown = true;
    request<Answer>(path)
      .then((found) => isShown && setAnswer(found))
      .catch(() => isShown && setAnswer(null));
    return () => {
      isShown = false;
    };
  }, [path, round]);
  return [answer, useCallback(() => setRound((one) => one + 1), [])];
}
