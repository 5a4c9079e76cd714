import { useRef } from 'react';
import type { Draft } from '../contract/forms.ts';
import { newReference } from '../contract/reference.ts';

/** @returns a function that gives each enquiry its reference: sent again, it has the one it had. */
export function useReference() {
  const last = useRef({ words: '', reference: '' });
  return (draft: Draft): string => {
    const words = JSON.stringify(draft);
    if (last.current.words !== words) last.current = { words, reference: newReference() };
    return last.current.reference;
  };
}
