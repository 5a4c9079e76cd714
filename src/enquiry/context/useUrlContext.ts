import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { enquiryContext as words } from '../../site/words/enquiryContext.ts';
import {
  type EnquiryContext,
  ROOM_NAMES,
  type RoomNames,
  readContext,
  withContext,
  withoutContext,
} from '../contract/context.ts';
import { controlOf } from '../form/drafts.ts';
import { loadText, saveText } from '../form/tabStorage.ts';

/** Key in the tab's storage of the subject we wrote last, to tell it from a guest's own. */
const OUR_SUBJECT = 'asked:subject';

async function fetchRoomNames(search: string): Promise<RoomNames> {
  if (!new URLSearchParams(search).get('room')) return {};
  try {
    return (await (await fetch(ROOM_NAMES)).json()) as RoomNames;
  } catch {
    // The form works without: the guest says which room.
    return {};
  }
}

function replaceSearch(search: string): void {
  const { pathname, hash } = location;
  history.replaceState(history.state, '', pathname + search + hash);
}

/**
 * The room and guests in the address. They are also the subject, until the guest writes another.
 * @param form none on a page without context.
 * @param readFields called after a field was filled.
 */
export function useUrlContext(
  form: RefObject<HTMLFormElement | null> | undefined,
  readFields: () => void,
) {
  const [context, setContext] = useState<EnquiryContext>({});
  const ourSubject = words.subject(context);

  const readUrl = useCallback(async () => {
    const { search } = location;
    const names = await fetchRoomNames(search);
    if (search !== location.search) return;
    // Synchronous: an enquiry that is sent next includes it.
    flushSync(() => setContext(readContext(search, names)));
  }, []);

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

  useEffect(() => {
    const subject = form?.current && controlOf(form.current, 'subject');
    if (!subject || !ourSubject) return;
    if (subject.value && subject.value !== loadText(OUR_SUBJECT)) return;
    subject.value = ourSubject;
    saveText(OUR_SUBJECT, ourSubject);
    readFields();
  }, [form, readFields, ourSubject]);

  /** Clears the address and our subject; a guest's own stays. */
  const clear = useCallback(() => {
    const subject = form?.current && controlOf(form.current, 'subject');
    if (subject?.value === ourSubject) subject.value = '';
    replaceSearch(withoutContext(location.search));
    setContext({});
    readFields();
  }, [form, readFields, ourSubject]);

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
