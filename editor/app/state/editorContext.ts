import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { Tree } from '../../model/api.ts';
import { useConnection } from '../requests/connection.ts';
import { request } from '../requests/request.ts';
import { useLanguage } from './language.ts';
import { useInterval } from './useInterval.ts';

interface EditorApi {
  tree: Tree;
  /** Refetches the tree; resolves once it is shown. */
  refresh: () => void | Promise<void>;
  /** Announces a change to screen readers. */
  announce: (sentence: string) => void;
}

export const EditorContext = createContext<EditorApi | null>(null);

export function useEditorContext(): EditorApi {
  const context = useContext(EditorContext);
  if (!context) throw new Error('A view is outside of the editor.');
  return context;
}

/** The title of a file; undefined if it is new or gone. */
export const titleIn = ({ files }: Tree, path: string | undefined): string | undefined =>
  files.find((file) => file.path === path)?.title;

/** Milliseconds between two attempts to fetch the first tree. */
const RETRY_INTERVAL = 5_000;

/**
 * The tree, fetched at the start, after each save in any window, and whenever the server is back; and why
 * it could not be fetched.
 */
export function useTree(): [
  tree: Tree | undefined,
  refresh: () => Promise<void>,
  reason: string | undefined,
] {
  const [tree, setTree] = useState<Tree>();
  const [reason, setReason] = useState<string>();
  const { isOffline, run, saves } = useConnection();
  const language = useLanguage();
  const requests = useRef({ sent: 0, shown: 0 });
  const refresh = useCallback(() => {
    const { current } = requests;
    const number = ++current.sent;
    return request<Tree>('tree')
      .then((answer) => {
        // A late answer must not replace a newer one.
        if (number < current.shown) return;
        current.shown = number;
        setTree(answer);
        setReason(undefined);
      })
      .catch((problem: Error) => setReason(problem.message));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches after a save, a restart of the server, and in another language
  useEffect(() => {
    if (!isOffline) void refresh();
  }, [isOffline, run, saves, language, refresh]);
  const isWaiting = !tree && !isOffline;
  useInterval(refresh, isWaiting ? RETRY_INTERVAL : undefined);
  return [tree, refresh, reason];
}
