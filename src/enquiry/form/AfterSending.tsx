import { useEffect, useState } from 'react';
import { ActionButton, ButtonLink } from '../../components/controls/Button.tsx';
import { sent as words } from '../../site/words/sent.ts';
import styles from './OutcomeNotice.module.css';
import { calendarFile, copyOf, type SentEnquiry } from './sentCopy.ts';

/** A file for the browser to save; gone with the notice. */
function useFile(text: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!text) return;
    const made = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [text]);
  return address;
}

/** What a guest can keep of an enquiry that was sent: the days in a calendar, and a copy of it. */
export function AfterSending(props: Omit<SentEnquiry, 'at'>) {
  const [at] = useState(() => new Date());
  const [said, setSaid] = useState('');
  const enquiry = { ...props, at };
  const copy = copyOf(enquiry);
  const calendar = useFile(calendarFile(enquiry, location.origin));

  async function keep() {
    try {
      await navigator.clipboard.writeText(copy);
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  }
  // A guest who closes the sheet again has changed their mind: nothing to say.
  const share = () => navigator.share({ text: copy }).catch(() => undefined);

  return (
    <>
      <div className={styles.keep}>
        {calendar && (
          <ButtonLink download={words.file(props.reference)} href={calendar}>
            {words.calendar}
          </ButtonLink>
        )}
        <ActionButton onPress={keep}>{words.copy}</ActionButton>
        {'share' in navigator && <ActionButton onPress={share}>{words.share}</ActionButton>}
      </div>
      <p aria-live="polite" className={styles.said}>
        {said}
      </p>
      <details className={styles.copy}>
        <summary>{words.whatYouSent}</summary>
        <p>{copy}</p>
      </details>
    </>
  );
}
