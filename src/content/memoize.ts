/**
 * Memoizes a loader for the whole build. The dev server loads again on each call, so that edits show at
 * once.
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
 * Like `memoize`, with one result for each name.
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
