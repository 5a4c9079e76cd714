import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Draft, FormKind } from '../contract/forms.ts';
import { fillForm, isBlank, readDraft, recallDraft } from './drafts.ts';

/** `served`: not alive yet. `resumed`: something was typed before, here or ahead of a reload. */
type Stage = 'served' | 'fresh' | 'resumed';

/**
 * Follows what stands in the form, from what was typed before the page came alive onwards,
 * and brings a kept draft back into an empty form.
 */
export function useDraft(kind: FormKind, form: RefObject<HTMLFormElement | null>) {
  const [draft, setDraft] = useState<Draft>({});
  const [stage, setStage] = useState<Stage>('served');

  const look = useCallback((): Draft => {
    const typed = form.current ? readDraft(kind, form.current) : {};
    setDraft(typed);
    return typed;
  }, [kind, form]);

  useEffect(() => {
    const kept = recallDraft(kind);
    if (form.current && kept && isBlank(readDraft(kind, form.current))) {
      fillForm(form.current, kept);
    }
    setStage(isBlank(look()) ? 'fresh' : 'resumed');
  }, [kind, form, look]);

  return { draft, look, alive: stage !== 'served', fresh: stage === 'fresh' };
}
