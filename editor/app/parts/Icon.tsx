import { useEffect } from 'react';
import type { IconDrawing } from '../../model/api.ts';
import { query, request } from '../requests/request.ts';
import { createStore } from '../state/createStore.ts';

/** The markup inside each icon's svg. */
const markup = createStore<ReadonlyMap<string, string>>(new Map());
const wanted = new Set<string>();

/** Caches icons, so that they are not requested again. */
export function cacheIcons(found: readonly IconDrawing[]): void {
  const added = found.map(({ name, paths }) => [name, paths] as const);
  markup.set(new Map([...markup.get(), ...added]));
}

/** Requests all icons that a form needs in one batch. */
async function fetchWanted(): Promise<void> {
  const names = [...wanted].filter((name) => !markup.get().has(name));
  wanted.clear();
  if (names.length === 0) return;
  await request<IconDrawing[]>(`icons?${query({ names: names.join(',') })}`)
    .then(cacheIcons)
    .catch(() => {});
}

/** The markup inside an icon's svg; empty until it is loaded. */
function useMarkup(name: string): string {
  const cached = markup.useValue().get(name);
  useEffect(() => {
    if (markup.get().has(name)) return;
    if (wanted.size === 0) queueMicrotask(() => void fetchWanted());
    wanted.add(name);
  }, [name]);
  return cached ?? '';
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
