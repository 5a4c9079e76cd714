import type { Status } from '../../model/api.ts';

/** Milliseconds between two looks at the server. */
const LOOK = 2_000;

export interface Connection extends Status {
  /** The server does not answer. */
  isAway: boolean;
}

const listeners = new Set<() => void>();
let now: Connection = { isAway: false, run: '', preview: '' };
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function set(change: Partial<Connection>): void {
  const next = { ...now, ...change };
  const { isAway, run, preview } = now;
  if (next.isAway === isAway && next.run === run && next.preview === preview) return;
  now = next;
  for (const tell of listeners) tell();
}

const later = () => {
  clearTimeout(timer);
  timer = setTimeout(look, LOOK);
};

async function look(): Promise<void> {
  clearTimeout(timer);
  try {
    const answer = await fetch('/api/status', { headers: { 'X-Desk': '1' } });
    const { run, preview } = (await answer.json()) as Status;
    set({ isAway: false, run, preview });
  } catch {
    set({ isAway: true });
  }
  if (isWatching || now.isAway) later();
}

/** Whether the desk's server answers, since when it runs, and where the preview is. */
export const connection = {
  current: () => now,
  subscribe(tell: () => void) {
    listeners.add(tell);
    return () => void listeners.delete(tell);
  },
  /** Looks from now on whether the server is there: a tab that is left open asks it nothing else. */
  async watch() {
    isWatching = true;
    // Timers of a tab in the background may be a minute late.
    document.addEventListener('visibilitychange', () => void look());
    await look();
  },
  lose() {
    set({ isAway: true });
    later();
  },
  /** It answered: it may be another one by now, with another preview. */
  find() {
    if (now.isAway) void look();
  },
};
