import { CARD, DRIVERS_CARD, GOOD_TO_KNOW } from '../site/routes.ts';
import { optionalFiles, pageIds } from './files.ts';

/** Pages that answer something and have no link of their own. */
const UNLINKED = ['home', 'not-found', 'failure', 'sent', 'not-sent'];

/** What the room in this file is called in addresses: `rooms/Attic.yaml` is `Attic`. */
export const roomIdOf = (path: string) => path.slice('rooms/'.length, -'.yaml'.length);

/** The address of the room in this file. */
export const roomAddress = (path: string) => `/${roomIdOf(path)}`;

/**
 * The addresses that a site has, as its own links write them.
 * @param paths the files of the content folder
 */
export function ownAddresses(paths: readonly string[]): Set<string> {
  const pages = pageIds.filter(
    (id) => !UNLINKED.includes(id) && paths.includes(`pages/${id}.yaml`),
  );
  const rooms = paths.filter((path) => /^rooms\/[^/]+\.yaml$/.test(path));
  return new Set([
    '/',
    CARD,
    ...pages.map((id) => `/${id}`),
    ...(paths.includes(optionalFiles.goodToKnow.path) ? [GOOD_TO_KNOW] : []),
    ...(paths.includes(optionalFiles.gettingHere.path) ? [DRIVERS_CARD] : []),
    ...rooms.map(roomAddress),
  ]);
}
