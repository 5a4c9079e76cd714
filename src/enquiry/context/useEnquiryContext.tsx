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
import type { Draft } from '../contract/forms.ts';
import type { DirectContacts } from '../form/ContactButtons.tsx';
import { controlOf, loadDraft } from '../form/drafts.ts';
import { loadText, saveText } from '../form/tabStorage.ts';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { ContextFields, ContextLines, StaySummary } from './ContextLines.tsx';
import { prefilledMessage, spokenSummary, stayText } from './messages.ts';
import { usePrefilledLinks } from './usePrefilledLinks.ts';

/** Keys in the tab's storage: the subject we wrote last, to tell it from a guest's own… */
const OUR_SUBJECT = 'asked:subject';
/** …and the dates that the guest inserted or left out: they are not offered again. */
const DISMISSED_DATES = 'dates:settled';

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
function useUrlContext(
  form: RefObject<HTMLFormElement | null> | undefined,
  readFields: () => void,
) {
  const [context, setContext] = useState<EnquiryContext>({});
  const ourSubject = words.subject(context.room, context.guests);

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

const datesKey = ({ checkin = '', checkout = '' }: Draft) => `${checkin}/${checkout}`;

/** The stay that the guest typed into the home page's form and did not send. */
function useBookingStay(isOffered: boolean) {
  const [booking, setBooking] = useState<Draft>();
  useEffect(() => {
    const saved = isOffered ? loadDraft('booking') : undefined;
    if (saved && loadText(DISMISSED_DATES) !== datesKey(saved)) setBooking(saved);
  }, [isOffered]);
  return {
    /** In words, without and with the rooms; undefined when there is nothing to offer. */
    dates: booking && stayText({ ...booking, rooms: '' }),
    stay: booking && stayText(booking),
    dismiss: () => {
      if (booking) saveText(DISMISSED_DATES, datesKey(booking));
      setBooking(undefined);
    },
  };
}

/**
 * The contact form knows the room, guests and dates that a guest chose before, and the page's
 * WhatsApp and e-mail links contain what is in either form.
 */
export function useEnquiryContext(
  enquiry: ReturnType<typeof useEnquiry>,
  contacts: DirectContacts,
) {
  const { form, readFields, fillFields } = enquiry;
  const { kind, draft, outcome } = enquiry.state;
  const isContact = kind === 'contact';
  const { context, clear, setQuery } = useUrlContext(isContact ? form : undefined, readFields);
  const { dates, stay, dismiss } = useBookingStay(isContact);
  usePrefilledLinks(contacts, prefilledMessage(kind, draft, context, contacts.innName));

  // The inn has the enquiry: the next one is about something else.
  useEffect(() => {
    if (isContact && outcome.kind === 'sent') clear();
  }, [isContact, outcome.kind, clear]);

  function insertStay() {
    if (!stay) return;
    const { message } = draft;
    dismiss();
    fillFields({ message: [message, words.myDates(stay)].filter(Boolean).join('\n\n') });
  }

  return {
    setQuery,
    /** A sentence to begin a message with; empty without context. */
    opening: words.opening(context.room, context.guests),
    /** Above the fields. */
    lines: isContact && (
      <>
        <ContextFields context={context} />
        <ContextLines
          context={context}
          dates={dates}
          onClear={clear}
          onDismiss={dismiss}
          onInsert={insertStay}
        />
      </>
    ),
    /** Below the button. */
    summary: !isContact && <StaySummary text={spokenSummary(draft)} />,
  };
}
