import { useCallback, useEffect, useRef } from 'react';
import { enquiryContext as words } from '../../site/words/enquiryContext.ts';
import { mailtoLink, whatsappLink } from '../contract/contactLinks.ts';
import { type EnquiryContext, parseGuests } from '../contract/context.ts';
import { type Draft, FORMS, findErrors } from '../contract/forms.ts';
import { findWarnings } from '../contract/warnings.ts';
import type { DirectContacts } from '../form/ContactButtons.tsx';
import { isBlank, loadDraft } from '../form/drafts.ts';
import type { useEnquiry } from '../form/useEnquiry.ts';
import { ContextFields, ContextLines, StaySummary } from './ContextLines.tsx';
import { daysText, type Message, prefilledMessage, spokenSummary } from './messages.ts';
import { prefill, withdraw } from './prefill.ts';
import { useUrlContext } from './useUrlContext.ts';

/** The page's links with exactly this address, except those in the form, which React renders. */
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

/** The unsent draft of the home page's form, without fields that have an error or a warning. */
function bookingDetails(): Draft {
  const booking = loadDraft('booking') ?? {};
  const doubtful = { ...findErrors('booking', booking), ...findWarnings('booking', booking) };
  return Object.fromEntries(
    FORMS.contact
      .map(({ name }) => [name, booking[name] ?? ''] as const)
      .filter(([name]) => !(name in doubtful)),
  );
}

/**
 * Puts the room, guests and dates that a guest chose before into the contact form, and the contents of
 * either form into the page's WhatsApp and e-mail links.
 */
export function useEnquiryContext(
  enquiry: ReturnType<typeof useEnquiry>,
  contacts: DirectContacts,
) {
  const { form, contextRead, saveFields } = enquiry;
  const { kind, draft, outcome } = enquiry.state;
  const isContact = kind === 'contact';
  const onRead = useCallback(
    ({ guests }: EnquiryContext) => {
      if (!form.current) return;
      prefill(form.current, { ...bookingDetails(), guests: String(guests ?? '') });
      saveFields();
    },
    [form, saveFields],
  );
  const {
    context: fromUrl,
    clear,
    setQuery,
  } = useUrlContext(isContact ? form : undefined, contextRead, onRead);
  const guests = parseGuests(draft['guests']);
  const { guests: _, ...rooms } = fromUrl;
  const isAbout = Object.keys(fromUrl).length > 0;
  // Take the number of guests from the form, where the guest may have changed it.
  const context: EnquiryContext = isAbout ? { ...rooms, ...(guests && { guests }) } : {};
  usePrefilledLinks(contacts, prefilledMessage(kind, draft, context, contacts.innName));

  const about = { ...rooms, ...(guests && { guests }) };
  const ourSubject = isContact ? words.subject(about, daysText(draft)) : '';
  const lastSubject = useRef('');
  // A form that was just cleared stays empty.
  const isCleared = outcome.kind !== 'idle' && isBlank(draft);
  useEffect(() => {
    // It is also empty at first, until the room names and the saved dates are loaded.
    const isGone = lastSubject.current !== '' && ourSubject === '';
    lastSubject.current = ourSubject;
    if (!form.current || isCleared) return;
    if (ourSubject) prefill(form.current, { subject: ourSubject });
    else if (isGone) withdraw(form.current, ['subject']);
    else return;
    saveFields();
  }, [form, saveFields, ourSubject, isCleared]);

  const forget = useCallback(() => {
    if (form.current) withdraw(form.current, ['subject', 'guests']);
    clear();
    saveFields();
  }, [form, clear, saveFields]);

  // Once an enquiry is sent, its context must not carry over to the next one.
  useEffect(() => {
    if (isContact && outcome.kind === 'sent') forget();
  }, [isContact, outcome.kind, forget]);

  return {
    setQuery,
    /** The subject that this page fills in; empty for none. */
    ourSubject,
    /** A sentence to begin a message with; empty without context. */
    opening: words.opening(context),
    /** Above the fields. */
    lines: isContact && (
      <>
        <ContextFields context={rooms} />
        <ContextLines context={context} onClear={outcome.kind === 'sending' ? undefined : forget} />
      </>
    ),
    /** Below the button. */
    summary: !isContact && (
      <StaySummary hasWhatsapp={Boolean(contacts.whatsapp)} text={spokenSummary(draft)} />
    ),
  };
}
