import { useState } from 'react';
import type { Draft, FormKind } from '../contract/forms.ts';
import { atOnce, type Doubts, findDoubts } from '../contract/warnings.ts';
import { standing } from './unresolvedErrors.ts';

/** What may be a slip in a form, and what of it the guest is asked about now. */
export function useDoubts(kind: FormKind, draft: Draft) {
  const [told, setTold] = useState<Doubts>({});
  const doubts = findDoubts(kind, draft);
  return {
    doubts,
    asked: { ...standing(told, doubts), ...atOnce(doubts) },
    /** Once the guest has left a field, every doubt may be spoken of. */
    leave: () => setTold(doubts),
  };
}
