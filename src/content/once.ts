/**
 * The same answer for a whole build, in which every page asks again; while somebody edits,
 * yesterday's answer would be wrong.
 * @param load must give the same answer whenever it is asked during a build
 */
export function once<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    answer ??= load();
    return answer;
  };
}
