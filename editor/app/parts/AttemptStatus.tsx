import type { ReactNode } from 'react';
import type { Diagnostic } from '../../model/api.ts';
import { DiagnosticList } from './DiagnosticList.tsx';
import { Notice } from './Notice.tsx';

/** The result of an attempt, which screen readers announce. */
export function Finding({ isGood = false, children }: { isGood?: boolean; children: ReactNode }) {
  return (
    <div role="alert">
      <Notice variant={isGood ? 'info' : 'error'}>{children}</Notice>
    </div>
  );
}

export interface FailureProps {
  /** Why an attempt failed; empty if it did not. */
  message: string;
  /** The errors that it would have caused. */
  diagnostics?: readonly Diagnostic[];
}

/** Why an attempt failed, with the errors that it would have caused. */
export function Failure({ message, diagnostics = [] }: FailureProps) {
  return (
    <>
      {message}
      {diagnostics.length > 0 && <DiagnosticList diagnostics={diagnostics} />}
    </>
  );
}

/** A `Failure` that screen readers announce; renders nothing if the attempt did not fail. */
export function AttemptFailure(failure: FailureProps) {
  if (!failure.message) return null;
  return (
    <Finding>
      <Failure {...failure} />
    </Finding>
  );
}

interface AttemptStatusProps extends FailureProps {
  isBusy: boolean;
  /** Shown while it runs. */
  busy: string;
}

/** Shows that an attempt is running, or why it failed. */
export function AttemptStatus({ isBusy, busy, ...failure }: AttemptStatusProps) {
  return (
    <>
      <div role="status">{isBusy && busy}</div>
      <AttemptFailure {...failure} />
    </>
  );
}
