import { useRef } from 'react';

let last = 0;
const fresh = () => `e${++last}`;

/** Stable keys for a list's entries, which move with them. */
export function useEntryKeys(count: number) {
  const keys = useRef<string[]>([]);
  const list = keys.current;
  // The list was changed from elsewhere: adjust the number of keys.
  while (list.length < count) list.push(fresh());
  list.length = count;
  return {
    of: (index: number) => list[index] ?? '',
    added() {
      const name = fresh();
      list.push(name);
      return name;
    },
    removed: (index: number) => void list.splice(index, 1),
    moved(from: number, to: number) {
      const [name = fresh()] = list.splice(from, 1);
      list.splice(to, 0, name);
    },
  };
}
