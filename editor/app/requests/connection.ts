import { useSyncExternalStore } from 'react';
import type { Status } from '../../model/api.ts';
import { editorWords } from '../../words.ts';

/** Milliseconds between two requests for the server's status. */
const POLL_INTERVAL = 2_000;

export interface Connection extends Status {
  /** The server does not answer. */
  isOffline: boolean;
}

const listeners = new Set<() => void>();
let now: Connection = { isOffline: false, run: '', preview: '' };
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function set(change: Partial<Connection>): void {
  const next = { ...now, ...change };
  const { isOffline, run, preview } = now;
  if (next.isOffline === isOffline && next.run === run && next.preview === preview) return;
  now = next;
  for (const listener of listeners) listener();
}

const pollLater = () => {
  clearTimeout(timer);
  timer = setTimeout(poll, POLL_INTERVAL);
};

async function poll(): Promise<void> {
  clearTimeout(timer);
  try {
    const answer = await fetch('/api/status', { headers: { 'X-Desk': '1' } });
    const { run, preview } = (await answer.json()) as Status;
    set({ isOffline: false, run, preview });
  } catch {
    set({ isOffline: true });
  }
  if (isWatching || now.isOffline) pollLater();
}

/** Whether the server answers, which run of it, and where the preview is. */
export const connection = {
  current: () => now,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Starts polling: an idle tab would not notice otherwise that the server is gone. */
  async watch() {
    isWatching = true;
    // Timers of a tab in the background may be a minute late.
    document.addEventListener('visibilitychange', () => void poll());
    await poll();
  },
  markOffline() {
    set({ isOffline: true });
    pollLater();
  },
  /** After a restart, the server may have another preview, so this polls at once. */
  markOnline() {
    if (now.isOffline) void poll();
  },
};

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.current);

export const useIsOffline = () => useConnection().isOffline;

/** The message after a save: depends on whether the preview can show it. */
export function useSavedWords(): string {
  const { isOffline, preview } = useConnection();
  const { saved, savedAway, savedUnseen } = editorWords.status;
  return isOffline ? savedAway : preview ? saved : savedUnseen;
}
