import { type ComponentType, lazy } from 'react';
import { sent as words } from '../../site/words/sent.ts';
import type { FormKind } from '../contract/forms.ts';
import styles from './OutcomeNotice.module.css';
import type { SentEnquiry } from './sentCopy.ts';

type Kept = ComponentType<Omit<SentEnquiry, 'at'>>;

/** Fetched once something was sent; where that fails, the lines below say all that matters. */
export const KeptAfterSending = lazy(
  (): Promise<{ default: Kept }> =>
    import('./AfterSending.tsx').then(
      ({ AfterSending }) => ({ default: AfterSending }),
      () => ({ default: () => null }),
    ),
);

interface SentLinesProps {
  kind: FormKind;
  reference: string;
  /** Where the inn says how soon it answers. */
  replyTime: string | undefined;
}

/** What happens next and by when, and what the enquiry is called. */
export function SentLines({ kind, reference, replyTime }: SentLinesProps) {
  return (
    <>
      <p>{[words.thanks(kind, replyTime), words.next[kind]].filter(Boolean).join(' ')}</p>
      <p>
        {words.reference} <strong className={styles.reference}>{reference}</strong>.{' '}
        {words.referenceUse}
      </p>
    </>
  );
}
