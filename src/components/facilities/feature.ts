import type { IconName } from '../../icons/names.ts';

/** A facility, a service or a reason to come, in a sentence of fact. */
export interface Feature {
  name: string;
  description: string;
  icon: IconName;
}
