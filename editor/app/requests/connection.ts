import { useSyncExternalStore } from 'react';
import type { Status } from '../../model/api.ts';
import { editorWords } from '../../words.ts';

/** Milliseconds between two requests for the server's status. */
const POLL_INTERVAL = 2_000;

/** The status of an answer to somebody who is not signed in. */
export const SIGNED_OUT = 401;

export interface Connection extends Status {
  /** The server does not answer, or not to us: what is typed is kept until it does. */
  isOffline: boolean;
  /** It answers owners only. */
  isSignedOut: boolean;
}

const listeners = new Set<() => void>();
let now: Connection = { isOffline: false, isSignedOut: false, run: '', preview: '' };
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function set(change: Partial<Connection>): void {
  const next = { ...now, ...change };
  if (JSON.stringify(next) === JSON.stringify(now)) return;
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
    if (answer.status === SIGNED_OUT) set({ isOffline: true, isSignedOut: true });
    else set({ isOffline: false, isSignedOut: false, ...((await answer.json()) as Status) });
  } catch {
    set({ isOffline: true, isSignedOut: false });
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
  markOffline(isSignedOut = false) {
    set({ isOffline: true, isSignedOut });
    pollLater();
  },
  /** After a restart, the server may have another preview, so this polls at once. */
  markOnline() {
    if (now.isOffline) void poll();
  },
};

export const useConnection = (): Connection =>
  useSyncExternalStore(connection.subscribe, connection.current);

/** Asks for the status at once, such as after signing in. */
export const refreshConnection = poll;

export const useIsOffline = () => useConnection().isOffline;

/** The message after a save: depends on whether the preview can show it. */
export function useSavedWords(): string {
  const { isOffline, preview } = useConnection();
  const { saved, savedAway, savedUnseen } = editorWords.status;
  return isOffline ? savedAway : preview ? saved : savedUnseen;
}
