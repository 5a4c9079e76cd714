import { isRoom, pageFile } from './files.ts';
import { allPages, ownPages, pageAt, pageIds } from './pages.ts';

/** What the room in this file is called in addresses: `rooms/Attic.yaml` is `Attic`. */
export const roomIdOf = (path: string) => path.slice('rooms/'.length, -'.yaml'.length);

/** The address of the room in this file. */
export const roomAddress = (path: string) => `/${roomIdOf(path)}`;

/** Addresses of the site, or of its server, that no room may take, whatever its capitals. */
export const takenAddresses: readonly string[] = [
  ...pageIds,
  ...allPages.map(({ path }) => path.slice(1)),
  ...['index', 'api', 'photos', 'fonts', 'healthz', 'livez'],
];

/**
 * The addresses that a site has, as its own links write them.
 * @param paths the files of the content folder
 */
export function ownAddresses(paths: readonly string[]): Set<string> {
  const present = pageIds.filter((id) => paths.includes(pageFile(id))).map(pageAt);
  const linked = [...Object.values(ownPages), ...present].filter(
    ({ visibility }) => visibility !== 'answer',
  );
  const rooms = paths.filter(isRoom).map(roomAddress);
  return new Set(['/', ...linked.map(({ path }) => path), ...rooms]);
}
