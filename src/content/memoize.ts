/**
 * Loads something once per build, since every page needs it; each time during live editing, so that
 * nothing is stale.
 * @param load must give the same answer throughout a build
 */
export function memoize<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    if (import.meta.env.DEV) return load();
    answer ??= load();
    return answer;
  };
}

/**
 * The same for each name.
 * @param load must give the same answer for a name throughout a build
 */
export function memoizeEach<Name, Answer>(
  load: (name: Name) => Promise<Answer>,
): (name: Name) => Promise<Answer> {
  const answers = new Map<Name, () => Promise<Answer>>();
  return (name) => {
    const answer = answers.get(name) ?? memoize(() => load(name));
    answers.set(name, answer);
    return answer();
  };
}
