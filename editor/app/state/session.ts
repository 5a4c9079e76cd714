const KEY = 'desk:session';
const PREFIX = 'desk:window:';

const randomId = () => crypto.randomUUID().slice(0, 8);

function storedId(): string {
  try {
    const id = sessionStorage.getItem(KEY) ?? randomId();
    sessionStorage.setItem(KEY, id);
    return id;
  } catch {
    return randomId();
  }
}

let id = storedId();

/** Locks a name for as long as this window lives; false if another window has it. */
function hold(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}

/** Gives this window an id of its own: a duplicated tab starts with the id of the first. */
export async function beginSession(): Promise<void> {
  if (!navigator.locks || (await hold(PREFIX + id))) return;
  id = randomId();
  sessionStorage.setItem(KEY, id);
  await hold(PREFIX + id);
}

/** This window's id, which survives a reload. */
export const session = () => id;

/** The ids of the editor's open windows in this browser. */
export async function openSessions(): Promise<Set<string>> {
  const locks = await navigator.locks?.query();
  const names = (locks?.held ?? []).map(({ name }) => name ?? '');
  const open = names.filter((name) => name.startsWith(PREFIX));
  return new Set([id, ...open.map((name) => name.slice(PREFIX.length))]);
}
