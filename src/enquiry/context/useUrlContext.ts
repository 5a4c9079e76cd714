import { type RefObject, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { asking as words } from '../../site/words/asking.ts';
import {
  type Asked,
  askingAbout,
  ROOM_NAMES,
  type RoomNames,
  readAsked,
  withoutAsked,
} from '../contract/context.ts';
import { controlOf } from '../form/drafts.ts';
import { recall, remember } from '../form/tabStorage.ts';

/** The subject that we wrote last, to tell it from a guest's own. */
const OURS = 'asked:subject';

async function namesFor(search: string): Promise<RoomNames> {
  if (!new URLSearchParams(search).get('room')) return {};
  try {
    return (await (await fetch(ROOM_NAMES)).json()) as RoomNames;
  } catch {
    // The page is as it is without: the guest says which room.
    return {};
  }
}

/**
 * What the address says that the guest asks about. The subject says it too, until the guest has
 * written another.
 * @param form none on a page where nothing is asked about.
 * @param look to be told that a field was written into.
 */
export function useAsked(form: RefObject<HTMLFormElement | null> | undefined, look: () => void) {
  const [asked, setAsked] = useState<Asked>({});
  const written = words.subject(asked.room, asked.guests);

  const read = useCallback(async () => {
    const { search } = location;
    const names = await namesFor(search);
    if (search !== location.search) return;
    // At once: a letter that is sent next takes it along.
    flushSync(() => setAsked(readAsked(search, names)));
  }, []);

  useEffect(() => {
    if (!form) return;
    void read();
    // A page that was made ahead for another room is opened, or a choice is taken back.
    const { navigation } = window;
    document.addEventListener('prerenderingchange', read);
    navigation?.addEventListener('currententrychange', read);
    return () => {
      document.removeEventListener('prerenderingchange', read);
      navigation?.removeEventListener('currententrychange', read);
    };
  }, [form, read]);

  useEffect(() => {
    const subject = form?.current && controlOf(form.current, 'subject');
    if (!subject || !written || (subject.value && subject.value !== recall(OURS))) return;
    subject.value = written;
    remember(OURS, written);
    look();
  }, [form, look, written]);

  /** Clears subject and address; a subject of the guest's own stays. */
  const takeBack = useCallback(() => {
    const subject = form?.current && controlOf(form.current, 'subject');
    if (subject?.value === written) subject.value = '';
    const { pathname, search, hash } = location;
    history.replaceState(history.state, '', pathname + withoutAsked(search) + hash);
    setAsked({});
    look();
  }, [form, look, written]);

  /** Asks about what a letter of another day asked about (`onlyAsked`); resolves when the form says so. */
  const askAgain = useCallback(
    async (about: string) => {
      if (!form) return;
      const { pathname, search, hash } = location;
      history.replaceState(history.state, '', pathname + askingAbout(search, about) + hash);
      await read();
    },
    [form, read],
  );

  return { asked, takeBack, askAgain };
}
