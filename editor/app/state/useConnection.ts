import { useSyncExternalStore } from 'react';
import { editorWords } from '../../words.ts';
import { type Connection, connection } from '../requests/connection.ts';

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.current);

export const useIsOffline = () => useConnection().isOffline;

/** What is said of a save, by whether the page can be seen. */
export function useSavedWords(): string {
  const { isOffline, preview } = useConnection();
  const { saved, savedAway, savedUnseen } = editorWords.status;
  return isOffline ? savedAway : preview ? saved : savedUnseen;
}
