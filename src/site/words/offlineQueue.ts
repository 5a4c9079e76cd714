import type { FormKind } from '../../enquiry/contract/forms.ts';

const dayAndTime = (at: Date) =>
  at.toLocaleString('en-IN', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

const names: Record<FormKind, string> = { booking: 'enquiry', contact: 'message' };

/** Words for an enquiry that found no network: it is queued until the guest sends it. */
export const offlineQueue = {
  queued: (kind: FormKind) =>
    `We keep your ${names[kind]} on this device, and ask you again once there is a connection. Nothing is sent by itself.`,
  offer: (kind: FormKind, at: Date) =>
    `Your ${names[kind]} of ${dayAndTime(at)} is still here; it did not reach us. Send it now?`,
  send: 'Yes, send it',
  look: 'Look at it first',
  delete: 'Delete',
  /** On pages without the form; a link to the form follows. */
  elsewhere: (kind: FormKind) => `Your ${names[kind]} to us is still on this device, not sent.`,
  goThere: 'See it',
  label: 'Not sent yet',
} as const;
