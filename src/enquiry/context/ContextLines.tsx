import { useRef } from 'react';
import { enquiryContext as words } from '../../site/words/enquiryContext.ts';
import type { EnquiryContext } from '../contract/context.ts';
import { Notice } from '../form/Notice.tsx';
import styles from './ContextLines.module.css';

interface ContextLinesProps {
  context: EnquiryContext;
  /** Undefined while the message is on its way. */
  onClear: (() => void) | undefined;
}

/** The line above the contact form: its room and guests. */
export function ContextLines({ context, onClear }: ContextLinesProps) {
  const line = words.line(context);
  const lines = useRef<HTMLDivElement>(null);
  function remove() {
    onClear?.();
    // The pressed button disappears: keep the focus in its place.
    lines.current?.focus();
  }
  return (
    // Always rendered: screen readers announce changes only in a live region that already exists.
    <div aria-live="polite" className={styles.lines} ref={lines} tabIndex={-1}>
      {line && <Notice actions={onClear ? [[words.remove, remove]] : []} text={line} />}
    </div>
  );
}

/** The context as hidden fields, with the names that EmailJS templates and our own service use. */
export function ContextFields({ context }: { context: EnquiryContext }) {
  const { englishRoom, ...shown } = context;
  return Object.entries({ ...shown, ...(englishRoom && { room: englishRoom }) }).map(
    ([name, value]) => (
      <input
        data-shown={name === 'room' ? shown.room : undefined}
        key={name}
        name={name}
        type="hidden"
        value={value}
      />
    ),
  );
}

interface StaySummaryProps {
  text: string | undefined;
  hasWhatsapp: boolean;
}

/** What to say on the telephone: unlike the WhatsApp and e-mail links, a call cannot be prefilled. */
export function StaySummary({ text, hasWhatsapp }: StaySummaryProps) {
  return text && <p className={styles.summary}>{words.say(text, hasWhatsapp)}</p>;
}
