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

/**
 * The same of each of several things.
 * @param load must give the same answer for a name whenever it is asked during a build
 */
export function onceEach<Name, Answer>(
  load: (name: Name) => Promise<Answer>,
): (name: Name) => Promise<Answer> {
  const asked = new Map<Name, () => Promise<Answer>>();
  return (name) => {
    const ask = asked.get(name) ?? once(() => load(name));
    asked.set(name, ask);
    return ask();
  };
}
