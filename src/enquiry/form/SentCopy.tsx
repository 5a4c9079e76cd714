import { useEffect, useState } from 'react';
import { ActionButton, ButtonLink } from '../../components/controls/Button.tsx';
import { enquiryContext } from '../../site/words/enquiryContext.ts';
import { sent as words } from '../../site/words/sent.ts';
import { fieldLines } from '../context/messages.ts';
import type { Draft, FormKind } from '../contract/forms.ts';
import type { DirectContacts } from './ContactButtons.tsx';
import { calendarOf } from './calendar.ts';
import styles from './OutcomeNotice.module.css';

export interface SentCopyProps {
  kind: FormKind;
  /** What was sent, with the room and guests of its context. */
  draft: Draft;
  reference: string;
  contacts: DirectContacts;
}

/** What was sent, as a text: the guest's words, the reference, and how to reach the inn. */
function copyOf({ kind, draft, reference, contacts }: SentCopyProps, sentAt: Date): string {
  const { room, rooms, message = '' } = draft;
  return [
    [words.copyTitle(contacts.innName), words.referenceIs(reference), words.sentOn(sentAt)],
    [
      room && `${enquiryContext.labels.room}: ${room}`,
      kind === 'contact' && rooms && `${enquiryContext.labels.rooms}: ${rooms}`,
      ...fieldLines(kind, draft),
    ],
    [kind === 'contact' && message],
    [words.phoneIs(contacts.phone), contacts.place?.address],
  ]
    .map((lines) => lines.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** The stay as an iCalendar file; undefined without dates, or without the inn's place. */
function calendarFileOf({ draft, reference, contacts }: SentCopyProps, sentAt: Date) {
  const { checkin = '', checkout = '' } = draft;
  const { place } = contacts;
  if (!place) return undefined;
  return calendarOf({
    ...{ checkin, checkout, reference, place, site: location.origin, sentAt },
    title: words.title(contacts.innName),
    notes: [words.notConfirmed, words.referenceIs(reference), words.phoneIs(contacts.phone)].join(
      '\n',
    ),
  });
}

/** An object URL for a calendar file with this text, revoked on unmount. */
function useFileUrl(text: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!text) return;
    const created = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [text]);
  return url;
}

/** What a guest can save of a sent enquiry: the days for a calendar, and a copy of the text. */
export function SentCopy(props: SentCopyProps) {
  const [sentAt] = useState(() => new Date());
  const [result, setResult] = useState('');
  const copy = copyOf(props, sentAt);
  const calendarUrl = useFileUrl(calendarFileOf(props, sentAt));

  async function copyText() {
    try {
      await navigator.clipboard.writeText(copy);
      setResult(words.copied);
    } catch {
      setResult(words.notCopied);
    }
  }
  // Rejects when the guest closes the share sheet, which needs no message.
  const share = () => navigator.share({ text: copy }).catch(() => undefined);

  return (
    <>
      <div className={styles.actions}>
        {calendarUrl && (
          <ButtonLink download={words.file(props.reference)} href={calendarUrl}>
            {words.calendar}
          </ButtonLink>
        )}
        <ActionButton onPress={copyText}>{words.copy}</ActionButton>
        {'share' in navigator && <ActionButton onPress={share}>{words.share}</ActionButton>}
      </div>
      <p aria-live="polite" className={styles.result}>
        {result}
      </p>
      <details className={styles.copy}>
        <summary>{words.whatYouSent}</summary>
        <p>{copy}</p>
      </details>
    </>
  );
}
