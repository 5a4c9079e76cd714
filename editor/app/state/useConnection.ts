import { useSyncExternalStore } from 'react';
import { editorWords } from '../../words.ts';
import { type Connection, connection } from '../requests/connection.ts';

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.current);

export const useAway = () => useConnection().isAway;

/** What is said of a save, by whether the page can be seen. */
export function useSavedWords(): string {
  const { isAway, preview } = useConnection();
  const { saved, savedAway, savedUnseen } = editorWords.status;
  return isAway ? savedAway : preview ? saved : savedUnseen;
}
