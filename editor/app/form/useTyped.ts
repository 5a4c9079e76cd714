import { useState } from 'react';
import { equal } from '../../model/pointer.ts';

/**
 * The letters as they are typed, while they mean the value: "77.60" on the way to "77.605" is
 * 77.6 already, and must not lose its last letter.
 */
export function useTyped(
  value: unknown,
  toText: (value: unknown) => string,
  toValue: (typed: string) => unknown,
): [text: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(() => toText(value));
  return [equal(toValue(typed), value) ? typed : toText(value), setTyped];
}
