import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { withTimeout } from '../../../lib/promises.ts';
import {
  type EnquiryContext,
  ROOM_NAMES,
  type RoomNames,
  readContext,
  withContext,
  withoutContext,
} from '../contract/context.ts';

/** Milliseconds; Send waits for the names. */
const TIME_LIMIT = 5_000;

const roomNamesAt = (folder: string): Promise<RoomNames> =>
  withTimeout(TIME_LIMIT, async (signal) => {
    const answer = await fetch(folder + ROOM_NAMES, { signal });
    return answer.json();
  });

/** The rooms' names in the page's language, and in English too if that is another language. */
async function fetchRoomNames(search: string): Promise<[names: RoomNames, english?: RoomNames]> {
  if (!new URLSearchParams(search).get('room')) return [{}];
  try {
    // Each language has its own file, in the same folder as this page.
    const folder = location.pathname.replace(/\/[^/]*\/?$/, '');
    if (!folder) return [await roomNamesAt('')];
    return await Promise.all([roomNamesAt(folder), roomNamesAt('')]);
  } catch {
    // The form works without the names: the guest can say which room.
    return [{}];
  }
}

function replaceSearch(search: string): void {
  const { pathname, hash } = location;
  history.replaceState(history.state, '', pathname + search + hash);
}

/**
 * The rooms and guests in the address.
 * @param form undefined on a page without context.
 * @param reading is set to a promise that resolves once they have been read.
 * @param onRead called each time they have been read.
 */
export function useUrlContext(
  form: RefObject<HTMLFormElement | null> | undefined,
  reading: RefObject<Promise<void> | undefined>,
  onRead: (context: EnquiryContext) => void,
) {
  const [context, setContext] = useState<EnquiryContext>({});

  const readUrl = useCallback(() => {
    const { search } = location;
    const read = async () => {
      const names = await fetchRoomNames(search);
      if (search !== location.search) return;
      // Render synchronously, so that an enquiry sent right afterwards includes the context.
      const found = readContext(search, ...names);
      flushSync(() => setContext(found));
      onRead(found);
    };
    reading.current = read();
    return reading.current;
  }, [reading, onRead]);

  useEffect(() => {
    if (!form) return;
    void readUrl();
    // Read again when a page prerendered for another room is activated, or when the URL changes.
    const { navigation } = window;
    document.addEventListener('prerenderingchange', readUrl);
    navigation?.addEventListener('currententrychange', readUrl);
    return () => {
      document.removeEventListener('prerenderingchange', readUrl);
      navigation?.removeEventListener('currententrychange', readUrl);
    };
  }, [form, readUrl]);

  /** Removes the context from the URL and the state. */
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
