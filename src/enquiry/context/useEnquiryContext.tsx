import { useEffect, useState } from 'react';
import { enquiryContext as words } from '../../site/words/enquiryContext.ts';
import { mailtoLink, whatsappLink } from '../contract/contactLinks.ts';
import type { Draft } from '../contract/forms.ts';
import type { DirectContacts } from '../form/ContactButtons.tsx';
import { loadDraft } from '../form/drafts.ts';
import { loadText, saveText } from '../form/tabStorage.ts';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { ContextFields, ContextLines, StaySummary } from './ContextLines.tsx';
import { type Message, prefilledMessage, spokenSummary, stayText } from './messages.ts';
import { useUrlContext } from './useUrlContext.ts';

/** Key in the tab's storage of the dates that the guest inserted or left out. */
const DISMISSED_DATES = 'dates:settled';

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

/** The page's links with this plain address, outside the form: React writes its own. */
function linksTo(address: string): HTMLAnchorElement[] {
  return [...document.links].filter(
    (link): link is HTMLAnchorElement =>
      link.getAttribute('href') === address && !link.closest('enquiry-island'),
  );
}

/**
 * Prefills the page's own WhatsApp and e-mail links with the contents of the form, as they are
 * typed. Links that already contain a message stay as they are.
 */
function usePrefilledLinks(
  { whatsapp, email }: DirectContacts,
  { subject, body }: Partial<Message> = {},
): void {
  useEffect(() => {
    if (!body) return;
    const addresses: [string, string][] = [
      [mailtoLink(email), mailtoLink(email, { subject: subject ?? '', body })],
    ];
    if (whatsapp) addresses.push([whatsappLink(whatsapp), whatsappLink(whatsapp, body)]);
    const changes = addresses.map(([plain, full]) => ({ plain, full, links: linksTo(plain) }));
    for (const { full, links } of changes) for (const link of links) link.href = full;
    return () => {
      for (const { plain, links } of changes) for (const link of links) link.href = plain;
    };
  }, [whatsapp, email, subject, body]);
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
    opening: words.opening(context),
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
