/**
 * Which of the refusals or questions still stand while the guest mends the form. A field's message
 * goes as soon as its own fault is gone; another fault is not called out before the next sending, so that nobody
 * is corrected in the middle of a word.
 */
export function standing<Fault>(
  told: Readonly<Record<string, Fault>>,
  now: Readonly<Record<string, Fault>>,
): Readonly<Record<string, Fault>> {
  return Object.fromEntries(Object.entries(told).filter(([name, fault]) => now[name] === fault));
}
