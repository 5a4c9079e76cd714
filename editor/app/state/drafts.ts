import type { Draft } from '../../model/api.ts';
import { query, request } from '../requests/ask.ts';
import { openSessions, session } from './session.ts';

const PREFIX = 'desk:draft:';
/** A draft of another browser that was touched in the last half minute is being typed right now. */
const LIVE = 30_000;

const place = ({ path, session: window }: Pick<Draft, 'path' | 'session'>) =>
  `${PREFIX}${window}:${path}`;

/** Keeps what is typed in this browser: at once, and without a server. */
export function keep(draft: Draft): void {
  try {
    localStorage.setItem(place(draft), JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing; the server's copy follows shortly.
  }
}

/** A draft that cannot be read is none, and hides no other. */
function draftIn(name: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function savedNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** What this browser keeps of a file, the newest first. */
function savedHere(path: string): Draft[] {
  return savedNames()
    .flatMap((name) => draftIn(name) ?? [])
    .filter((draft) => draft.path === path && draft.ops?.length > 0)
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

/** Forgets a window's draft, here and on the server, once it is saved or thrown away. */
export function forget(path: string, window = session()): void {
  try {
    localStorage.removeItem(place({ path, session: window }));
  } catch {
    // Nothing was kept.
  }
  void request(`drafts?${query({ path, session: window })}`, { method: 'DELETE' }).catch(() => {});
}

/** Sends a draft to the server, so that it outlives this browser too. */
export const send = (draft: Draft) => request('drafts', { method: 'PUT', json: draft });

export interface Found {
  /** What was typed and not saved, by this window or one that is closed. */
  mine?: Draft | undefined;
  /** What another open window is typing. */
  other?: Draft | undefined;
}

/** Looks for what was typed into a file and never saved. */
export async function findDrafts(path: string): Promise<Found> {
  const open = await openSessions();
  const here = savedHere(path);
  const known = new Set(here.map((draft) => draft.session));
  const server = await request<Draft[]>('drafts').catch(() => []);
  const there = server.filter(
    (draft) => draft.path === path && draft.ops.length > 0 && !known.has(draft.session),
  );
  const isOther = (draft: Draft) =>
    draft.session !== session() &&
    (open.has(draft.session) ||
      (there.includes(draft) && Date.now() - Date.parse(draft.at ?? '') < LIVE));
  const all = [...here, ...there];
  const mine = all.find((draft) => !isOther(draft));
  // From here on it is this window's; the closed one's copy would come back after the save.
  if (mine && mine.session !== session()) {
    keep({ ...mine, session: session() });
    forget(path, mine.session);
  }
  return { mine, other: all.find(isOther) };
}
