/** Milliseconds between two looks whether the server is back. */
const LOOK = 2_000;

const listeners = new Set<() => void>();
let away = false;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: boolean): void {
  if (away === next) return;
  away = next;
  for (const tell of listeners) tell();
}

async function look(): Promise<void> {
  try {
    await fetch('/api/drafts', { headers: { 'X-Desk': '1' } });
    set(false);
  } catch {
    timer = setTimeout(look, LOOK);
  }
}

/** Whether the desk's server answers; once it was lost, it is looked for until it is back. */
export const connection = {
  isAway: () => away,
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  lose() {
    set(true);
    clearTimeout(timer);
    timer = setTimeout(look, LOOK);
  },
  find() {
    clearTimeout(timer);
    set(false);
  },
};
