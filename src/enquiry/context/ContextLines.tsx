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
    // The pressed button goes away: the focus stays where it was.
    lines.current?.focus();
  }
  return (
    // Always in the page: a screen reader speaks only what changes inside a region it knows.
    <div aria-live="polite" className={styles.lines} ref={lines} tabIndex={-1}>
      {line && <Notice actions={onClear ? [[words.remove, remove]] : []} text={line} />}
    </div>
  );
}

/** The context as hidden fields, by the names that the inn's template and our service know. */
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

/** What to say on the telephone, which cannot be prefilled as the page's other ways to the inn are. */
export function StaySummary({ text, hasWhatsapp }: StaySummaryProps) {
  return text && <p className={styles.summary}>{words.say(text, hasWhatsapp)}</p>;
}
