import { ROOMS } from '../site/routes.ts';
import { ownAddresses, roomAddress } from './files.ts';
import { withoutHidden } from './hidden.ts';
import { innIn, loadContent, roomsIn } from './load.ts';
import { listOf, stepInto } from './pointer.ts';

/** What `formerly` or `formerRooms` holds, as addresses: one may stand alone, without a list. */
export function addressesIn(value: unknown): string[] {
  return [value]
    .flat()
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\/?/, '/'));
}

/** The entries of `redirects`; the schema reports wrong ones. */
export function redirectsIn(value: unknown): { from: string; to: string }[] {
  return listOf(value).map((entry) => {
    const { from, to } = Object(entry) as Record<string, unknown>;
    return { from: typeof from === 'string' ? from.trim() : '', to: String(to ?? '').trim() };
  });
}

/**
 * Old addresses, each with its target: the room for a renamed one, the list of rooms for a removed one,
 * the page that `redirects` names for any other, or the home page if that page is hidden.
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
