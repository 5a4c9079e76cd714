import { useSyncExternalStore } from 'react';
import type { Pointer } from '../../model/api.ts';
import { SETUP_STEPS, type SetupStep } from '../../model/setup.ts';

export type Route =
  | {
      view: 'first' | 'samples' | 'rooms' | 'prices' | 'languages' | 'publish' | 'devices' | 'lost';
    }
  | { view: 'history'; file?: string }
  | { view: 'photos'; filter?: PhotoFilter; photo?: string }
  | { view: 'setup'; step?: SetupStep }
  | EditRoute;

/** The form of a file, at one of its fields. */
export interface EditRoute {
  view: 'edit';
  path: string;
  at?: Pointer;
}

export const PHOTO_FILTERS = ['all', 'used', 'unused', 'samples', 'deleted'] as const;
export type PhotoFilter = (typeof PHOTO_FILTERS)[number];

const VIEWS = ['samples', 'rooms', 'prices', 'languages', 'publish', 'devices'] as const;

/** The address of a view: a hash, which the server never sees. */
export function addressOf(route: Route): string {
  if (route.view === 'first') return '#/';
  if (route.view === 'history') {
    return route.file ? `#/history?file=${encodeURIComponent(route.file)}` : '#/history';
  }
  if (route.view === 'setup') return route.step ? `#/setup?step=${route.step}` : '#/setup';
  if (route.view === 'photos') {
    const { filter = 'all', photo } = route;
    const search = new URLSearchParams({
      ...(filter !== 'all' && { filter }),
      ...(photo && { photo }),
    });
    return search.size > 0 ? `#/photos?${search}` : '#/photos';
  }
  if (route.view !== 'edit') return `#/${route.view}`;
  const at =
    route.at && route.at.length > 0 ? `?at=${encodeURIComponent(JSON.stringify(route.at))}` : '';
  return `#/edit/${route.path}${at}`;
}

function pointerIn(text: string | null): Pointer | undefined {
  try {
    const pointer: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(pointer) ? (pointer as Pointer) : undefined;
  } catch {
    return undefined;
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The view for a hash; `lost` if there is none. */
export function routeOf(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#?\/?/, '').split('?');
  const values = new URLSearchParams(search);
  if (path === '') return { view: 'first' };
  const of = values.get('file');
  if (path === 'history') return { view: 'history', ...(of && { file: of }) };
  if (path === 'photos') {
    const filter = PHOTO_FILTERS.find((one) => one === values.get('filter'));
    const photo = values.get('photo');
    return { view: 'photos', ...(filter && { filter }), ...(photo && { photo }) };
  }
  if (path === 'setup') {
    const step = SETUP_STEPS.find((one) => one === values.get('step'));
    return { view: 'setup', ...(step && { step }) };
  }
  const at = pointerIn(values.get('at'));
  const file = path.startsWith('edit/') ? decoded(path.slice('edit/'.length)) : undefined;
  if (file !== undefined) return { view: 'edit', path: file, ...(at && { at }) };
  const view = VIEWS.find((one) => one === path);
  return { view: view ?? 'lost' };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}

let known = { hash: '', route: routeOf('') };

/** The current view; a new object only when the address changes or is opened again. */
export const useRoute = (): Route =>
  useSyncExternalStore(subscribe, () => {
    const { hash } = window.location;
    if (hash !== known.hash) known = { hash, route: routeOf(hash) };
    return known.route;
  });

/** Opens a view synchronously; a view that is already open gets a new route object. */
export function navigate(route: Route): void {
  window.location.hash = addressOf(route);
  const { hash } = window.location;
  known = { hash, route: routeOf(hash) };
  for (const listener of listeners) listener();
}
