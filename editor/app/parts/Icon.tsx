import { useEffect, useSyncExternalStore } from 'react';
import type { IconDrawing } from '../../model/api.ts';
import { query, request } from '../requests/request.ts';

/** The markup inside each icon's svg. */
const markup = new Map<string, string>();
const wanted = new Set<string>();
const listeners = new Set<() => void>();
let state = 0;

/** Caches icons, so that they are not requested again. */
export function cacheIcons(found: readonly IconDrawing[]): void {
  for (const { name, paths } of found) markup.set(name, paths);
  state++;
  for (const listener of listeners) listener();
}

/** Requests all icons of a form at once. */
async function fetchWanted(): Promise<void> {
  const names = [...wanted].filter((name) => !markup.has(name));
  wanted.clear();
  if (names.length === 0) return;
  await request<IconDrawing[]>(`icons?${query({ names: names.join(',') })}`)
    .then(cacheIcons)
    .catch(() => {});
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The markup inside an icon's svg; empty until it is loaded. */
function useMarkup(name: string): string {
  useSyncExternalStore(subscribe, () => state);
  useEffect(() => {
    if (markup.has(name)) return;
    if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
    wanted.add(name);
  }, [name]);
  return markup.get(name) ?? '';
}

/** A decorative icon of the site. */
export function Icon({ name, size = 28 }: { name: string; size?: number }) {
  return (
    <svg
      viewBox="0 0 256 256"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own icons
      dangerouslySetInnerHTML={{ __html: useMarkup(name) }}
    />
  );
}
