import { createHash } from 'node:crypto';
import type { FormKind } from '../../src/enquiry/contract/forms.ts';

/** One thing a guest filled in. */
export type Field = readonly [name: string, value: string];

/** What a guest sent: the form's own fields in its order, then whatever else came along. */
export interface Enquiry {
  kind: FormKind;
  fields: readonly Field[];
  extras: readonly Field[];
  /** What the guest calls it by; enquiries of former days have none. */
  reference?: string;
}

/** The value of one of the form's own fields; empty when there is none. */
export function fieldValue(enquiry: Enquiry, name: string): string {
  return enquiry.fields.find(([field]) => field === name)?.[1] ?? '';
}

/** Equal for two enquiries that say the same, whatever the time, the way and the reference they were sent with. */
export function fingerprintOf({ kind, fields, extras }: Enquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([kind, fields, extras]))
    .digest('hex');
}
