import { useSyncExternalStore } from 'react';
import { editorWords } from '../../words.ts';
import { type Connection, connection } from '../requests/connection.ts';

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.current);

export const useIsOffline = () => useConnection().isOffline;

/** The message after a save: depends on whether the preview can show it. */
export function useSavedWords(): string {
  const { isOffline, preview } = useConnection();
  const { saved, savedAway, savedUnseen } = editorWords.status;
  return isOffline ? savedAway : preview ? saved : savedUnseen;
}
