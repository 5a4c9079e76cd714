import type { FieldProblem, Problems } from './forms.ts';

/**
 * Which of the refusals still stand while the guest mends the form. A field's message goes as soon
 * as its own fault is gone; another fault is not called out before the next sending, so that nobody
 * is corrected in the middle of a word.
 */
export function standing(refused: Problems, now: Problems): Problems {
  const entries = Object.entries(refused).filter(([name, problem]) => now[name] === problem);
  return Object.fromEntries(entries) as Record<string, FieldProblem>;
}
