import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';

/** What an attempt found, read out as it appears. */
export function Finding({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <div role="alert">
      <Notice variant={isGood ? 'info' : 'error'}>{children}</Notice>
    </div>
  );
}

interface AttemptStatusProps {
  isBusy: boolean;
  /** Said while it runs. */
  busy: string;
  /** Why it failed; empty if it did not. */
  message: string;
}

/** That an attempt runs, or why it failed. */
export function AttemptStatus({ isBusy, busy, message }: AttemptStatusProps) {
  return (
    <>
      <div role="status">{isBusy && busy}</div>
      {message && <Finding>{message}</Finding>}
    </>
  );
}
