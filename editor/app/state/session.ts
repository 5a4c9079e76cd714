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

/** Takes a Web Lock until this window closes. Resolves to false if another window holds it. */
function tryLock(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock ? new Promise(() => {}) : undefined;
    });
  });
}

/** Gives this window a unique id: a duplicated tab starts with a copy of the other's session storage. */
export async function beginSession(): Promise<void> {
  if (!navigator.locks || (await tryLock(PREFIX + id))) return;
  id = randomId();
  sessionStorage.setItem(KEY, id);
  await tryLock(PREFIX + id);
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
