import { useState } from 'react';
import { equal } from '../../model/pointer.ts';

/**
 * Keeps the text as typed while it means the value: "77.60" equals 77.6, but must not lose its last
 * digit on the way to "77.605".
 */
export function useTyped(
  value: unknown,
  toText: (value: unknown) => string,
  toValue: (typed: string) => unknown,
): [text: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(() => toText(value));
  return [equal(toValue(typed), value) ? typed : toText(value), setTyped];
}
