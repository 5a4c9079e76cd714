import { ROOMS } from '../site/routes.ts';
import { ownAddresses, roomAddress } from './files.ts';
import { withoutHidden } from './hidden.ts';
import { innIn, loadContent, roomsIn } from './load.ts';
import { listOf, stepInto } from './pointer.ts';

/** The addresses in `formerly` or `formerRooms`, each with a leading slash; one alone needs no list. */
export function addressesIn(value: unknown): string[] {
  return [value]
    .flat()
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\/?/, '/'));
}

/** The entries of `redirects`. Accepts invalid ones, which the schema reports. */
export function redirectsIn(value: unknown): { from: string; to: string }[] {
  return listOf(value).map((entry) => {
    const { from, to } = Object(entry) as Record<string, unknown>;
    return { from: typeof from === 'string' ? from.trim() : '', to: String(to ?? '').trim() };
  });
}

/**
 * Maps each old address to its target: the room if it was renamed, the list of rooms if it was removed,
 * else the page that `redirects` names, or the home page if that page is hidden.
 * @param folder a content folder that has passed the check
 */
export async function redirectsOf(folder: string): Promise<Map<string, string>> {
  const contents = withoutHidden(await loadContent(folder));
  const own = ownAddresses(contents.map(({ path }) => path));
  const inn = innIn(contents)?.data;
  const renamed = roomsIn(contents).flatMap(({ path, data }) =>
    addressesIn(stepInto(data, 'formerly')).map((from) => [from, roomAddress(path)] as const),
  );
  const gone = addressesIn(stepInto(inn, 'formerRooms')).map((from) => [from, ROOMS] as const);
  const led = redirectsIn(stepInto(inn, 'redirects')).map(
    ({ from, to }) => [from, own.has(to) ? to : '/'] as const,
  );
  return new Map([...renamed, ...gone, ...led]);
}
