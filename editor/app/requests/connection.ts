import type { OpenElsewhere, Status } from '../../model/api.ts';
import { EDITOR_HEADER, ENTER_PREVIEW, PREVIEW_PASS } from '../../model/protocol.ts';
import { createStore } from '../state/createStore.ts';
import { routeOf } from '../state/route.ts';
import { session } from '../state/session.ts';

/** Milliseconds between two requests for the server's status. */
const POLL_INTERVAL = 2_000;

/** The status of an answer to somebody who is not signed in. */
export const UNAUTHORIZED = 401;
/** A header that no other page can send. */
export const HEADERS = { [EDITOR_HEADER]: '1' } as const;

export interface Connection extends Status {
  /** The server does not answer, or not to us: keep what is typed until it does. */
  isOffline: boolean;
  /** It answers owners only. */
  isSignedOut: boolean;
}

const store = createStore<Connection>({
  isOffline: false,
  isSignedOut: false,
  run: '',
  saves: '',
  preview: '',
});
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

function set(change: Partial<Connection>): void {
  const next = { ...store.get(), ...change };
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next);
}

const pollLater = () => {
  clearTimeout(timer);
  timer = setTimeout(poll, POLL_INTERVAL);
};

/** What other windows learn about this one: which form is open. */
function whatIsOpen(): string {
  const route = routeOf(window.location.hash);
  return new URLSearchParams({
    window: session(),
    ...(route.view === 'edit' && { path: route.path }),
  }).toString();
}

/** The run of the server whose preview this browser has entered. */
let entered = '';

/** The preview's origin, once this browser may see it. */
async function previewOf({ run, owner, preview }: Status): Promise<string> {
  if (!owner || !preview || entered === run) return preview;
  const isIn = await enterPreview(preview).catch(() => false);
  if (isIn) entered = run;
  return isIn ? preview : '';
}

/** Exchanges a one-time pass for the preview's cookie: its own host gets none of the editor's cookies. */
async function enterPreview(preview: string): Promise<boolean> {
  const answer = await fetch(PREVIEW_PASS, { method: 'POST', headers: HEADERS });
  const { pass } = (await answer.json()) as { pass: string };
  const entry = { method: 'POST', body: pass, credentials: 'include' } as const;
  return (await fetch(new URL(ENTER_PREVIEW, preview), entry)).ok;
}

async function poll(): Promise<void> {
  clearTimeout(timer);
  try {
    const answer = await fetch(`/api/status?${whatIsOpen()}`, { headers: HEADERS });
    if (answer.status === UNAUTHORIZED) {
      entered = '';
      set({ isOffline: true, isSignedOut: true });
    } else {
      const { run, owner, elsewhere, saves, ...status } = (await answer.json()) as Status;
      // A tab in the background notices saves when it is next visible.
      const { owner: before, saves: seenSaves } = store.get();
      const seen = document.hidden ? seenSaves : saves;
      // Another owner has signed in: what is typed in this window belongs to the previous one. Until the
      // page is gone nothing here may take the new name.
      if (before && owner && owner !== before) {
        window.location.reload();
        return;
      }
      set({ isOffline: false, isSignedOut: false, run, owner, elsewhere, saves: seen });
      set({ preview: await previewOf({ run, owner, saves, ...status }) });
    }
  } catch {
    set({ isOffline: true, isSignedOut: false });
  }
  if (isWatching || store.get().isOffline) pollLater();
}

/** Watches whether the server answers, its run, and where the preview is. */
export const connection = {
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
    if (store.get().isOffline) void poll();
  },
};

export const useConnection = store.useValue;

/** The signed-in owner's address; empty if the editor is for this machine only. */
export const ownerHere = () => store.get().owner ?? '';

/** Who else has this form open. */
export const useElsewhere = (path: string): OpenElsewhere[] =>
  useConnection().elsewhere?.filter((one) => one.path === path) ?? [];

export const useIsOffline = () => useConnection().isOffline;
