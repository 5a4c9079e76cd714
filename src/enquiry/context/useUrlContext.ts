import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type EnquiryContext,
  ROOM_NAMES,
  type RoomNames,
  readContext,
  withContext,
  withoutContext,
} from '../contract/context.ts';

/** Milliseconds: “Yes, send it” waits for the names. */
const TIME_LIMIT = 5_000;

async function roomNamesAt(folder: string): Promise<RoomNames> {
  // iOS 15 and browsers as old lack it.
  const signal = AbortSignal.timeout?.(TIME_LIMIT);
  const answer = await fetch(folder + ROOM_NAMES, { signal });
  return answer.json();
}

/** The rooms' names as this page has them, and the English ones where these are others. */
async function fetchRoomNames(search: string): Promise<[names: RoomNames, english?: RoomNames]> {
  if (!new URLSearchParams(search).get('room')) return [{}];
  try {
    // Beside this page: each language has its own.
    const folder = location.pathname.replace(/\/[^/]*\/?$/, '');
    if (!folder) return [await roomNamesAt('')];
    return await Promise.all([roomNamesAt(folder), roomNamesAt('')]);
  } catch {
    // The form works without: the guest says which room.
    return [{}];
  }
}

function replaceSearch(search: string): void {
  const { pathname, hash } = location;
  history.replaceState(history.state, '', pathname + search + hash);
}

/**
 * The rooms and guests in the address.
 * @param form none on a page without context.
 * @param onRead called whenever they were read.
 */
export function useUrlContext(
  form: RefObject<HTMLFormElement | null> | undefined,
  onRead: (context: EnquiryContext) => void,
) {
  const [context, setContext] = useState<EnquiryContext>({});

  const readUrl = useCallback(async () => {
    const { search } = location;
    const names = await fetchRoomNames(search);
    if (search !== location.search) return;
    // Synchronous: an enquiry that is sent next includes it.
    const read = readContext(search, ...names);
    flushSync(() => setContext(read));
    onRead(read);
  }, [onRead]);

  useEffect(() => {
    if (!form) return;
    void readUrl();
    // A page prerendered for another room is opened, or the address changes.
    const { navigation } = window;
    document.addEventListener('prerenderingchange', readUrl);
    navigation?.addEventListener('currententrychange', readUrl);
    return () => {
      document.removeEventListener('prerenderingchange', readUrl);
      navigation?.removeEventListener('currententrychange', readUrl);
    };
  }, [form, readUrl]);

  /** Clears the address. */
  const clear = useCallback(() => {
    replaceSearch(withoutContext(location.search));
    setContext({});
  }, []);

  /** Sets the context of an earlier enquiry (`contextQuery`); resolves when the form shows it. */
  const setQuery = useCallback(
    async (query: string) => {
      if (!form) return;
      replaceSearch(withContext(location.search, query));
      await readUrl();
    },
    [form, readUrl],
  );

  return { context, clear, setQuery };
}
