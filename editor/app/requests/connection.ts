import type { OpenElsewhere, Status } from '../../model/api.ts';
import { EDITOR_HEADER, ENTER_PREVIEW, PREVIEW_PASS } from '../../model/protocol.ts';
import { createStore } from '../state/createStore.ts';
import { routeOf } from '../state/route.ts';
import { session } from '../state/session.ts';

/** Milliseconds between two requests for the server's status. */
const POLL_INTERVAL = 2_000;

/** The status of responses to requests without a session. */
export const UNAUTHORIZED = 401;
/** Marks the app's own requests: another origin cannot send this header without a CORS preflight. */
export const HEADERS = { [EDITOR_HEADER]: '1' } as const;

export interface Connection extends Status {
  /** The server does not answer, or asks to sign in: typed text stays in drafts meanwhile. */
  isOffline: boolean;
  /** The server answers, but asks to sign in. */
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

/** The query that tells the server, and so other windows, which form is open here. */
function whatIsOpen(): string {
  const route = routeOf(window.location.hash);
  return new URLSearchParams({
    window: session(),
    ...(route.view === 'edit' && { path: route.path }),
  }).toString();
}

/** The server's run (`Status.run`) for whose preview this browser has a cookie. */
let entered = '';

/** The preview's origin; empty until this browser has access to it. */
async function previewOf({ run, owner, preview }: Status): Promise<string> {
  if (!owner || !preview || entered === run) return preview;
  const isIn = await enterPreview(preview).catch(() => false);
  if (isIn) entered = run;
  return isIn ? preview : '';
}

/** Exchanges a one-time pass for a cookie of the preview, whose host gets none of the editor's cookies. */
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
      // An error names no owner, and must not make this window forget whose its forms are.
      if (!answer.ok) throw new Error(answer.statusText);
      const { run, owner, elsewhere, saves, ...status } = (await answer.json()) as Status;
      // A background tab ignores saves until it is visible again.
      const { owner: before, saves: seenSaves } = store.get();
      const seen = document.hidden ? seenSaves : saves;
      // Another owner has signed in, but the forms in this window belong to the previous one: reload. Do not
      // set the new name before, since drafts would be stored under it.
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

/** Polls the server's status: whether it answers, its run, and the preview's origin. */
export const connection = {
  /** Starts polling, so that an idle tab also notices when the server stops. */
  async watch() {
    isWatching = true;
    // Browsers throttle timers of background tabs, so poll when the tab is shown.
    document.addEventListener('visibilitychange', () => void poll());
    await poll();
  },
  markOffline(isSignedOut = false) {
    set({ isOffline: true, isSignedOut });
    pollLater();
  },
  /** Polls at once, because a restarted server may have another preview. */
  markOnline() {
    if (store.get().isOffline) void poll();
  },
};

export const useConnection = store.useValue;

/** The signed-in owner's address; empty if the editor serves this machine only. */
export const ownerHere = () => store.get().owner ?? '';

/** Who else has this form open. */
export const useElsewhere = (path: string): OpenElsewhere[] =>
  useConnection().elsewhere?.filter((one) => one.path === path) ?? [];

export const useIsOffline = () => useConnection().isOffline;
