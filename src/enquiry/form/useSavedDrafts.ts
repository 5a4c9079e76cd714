import { useState } from 'react';
import type { Draft } from '../contract/forms.ts';
import { isWithin } from './drafts.ts';

/** What a guest wrote, the form no longer shows and has not gone out; the latest comes first. */
export function useKeptDrafts() {
  const [kept, setKept] = useState<readonly Draft[]>([]);
  const without = (draft: Draft) => kept.filter((one) => !isWithin(one, draft));
  return {
    kept: kept[0],
    /** To be told when a draft is with the inn. */
    drop: (sent: Draft) => setKept((all) => all.filter((one) => !isWithin(one, sent))),
    keep: (draft: Draft) =>
      setKept((all) => [draft, ...all.filter((one) => !isWithin(one, draft))]),
    /** Gives up the first for what stands in the form, so that neither is lost. */
    exchange: (first: Draft, shown: Draft) =>
      setKept(isWithin(shown, first) ? without(first) : [...without(first), shown]),
  };
}
