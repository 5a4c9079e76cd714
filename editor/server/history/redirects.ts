import { FILES } from '../../../src/content/fileNames.ts';
import { isRoom, roomAddress } from '../../../src/content/files.ts';
import { addressesIn, redirectsIn } from '../../../src/content/redirects.ts';
import type { Op } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';

/** The data of each content file, by path. */
export type Folder = ReadonlyMap<string, unknown>;

/** An address that the site serves, with the file and the field that define it. */
export interface Claim {
  address: string;
  path: string;
  /** A room's page, or one of the lists of old addresses. */
  field: 'page' | 'formerly' | 'formerRooms' | 'redirects';
  /** The target of an entry of `redirects`. */
  to?: string;
}

/** Compares addresses, ignoring case and a trailing slash. */
export const isSameAddress = (one: string, other: string) =>
  [one, other]
    .map((address) => address.toLowerCase().replace(/\/$/, ''))
    .every((address, _, [first]) => address === first);

/** The current and former addresses of rooms, and the inn's other redirects. */
export function claimsIn(folder: Folder): Claim[] {
  return [...folder].flatMap(([path, data]): Claim[] => {
    const previous = (field: 'formerly' | 'formerRooms') =>
      addressesIn(get(data, [field])).map((address) => ({ address, path, field }));
    if (isRoom(path)) {
      return [{ address: roomAddress(path), path, field: 'page' }, ...previous('formerly')];
    }
    if (path !== FILES.inn) return [];
    const led = redirectsIn(get(data, ['redirects']));
    return [
      ...previous('formerRooms'),
      ...led.map(({ from, to }): Claim => ({ address: from, to, path, field: 'redirects' })),
    ];
  });
}

/**
 * The operations that remove some old addresses from a file and add others.
 * @param data the file's data
 */
export function changeClaims(data: unknown, drop: readonly Claim[], add: readonly Claim[]): Op[] {
  return (['formerly', 'formerRooms', 'redirects'] as const).flatMap((field): Op[] => {
    const addressIn = (entry: unknown) =>
      field === 'redirects' ? redirectsIn([entry])[0]?.from : addressesIn(entry)[0];
    const entries = [get(data, [field]) ?? []].flat();
    const left = entries.filter(
      (entry) => !drop.some(({ address }) => isSameAddress(address, addressIn(entry) ?? '')),
    );
    const added = add
      .filter((claim) => claim.field === field)
      .map(({ address, to }) => (field === 'redirects' ? { from: address, to } : address.slice(1)));
    if (added.length === 0 && left.length === entries.length) return [];
    const value = [...left, ...added];
    return [value.length > 0 ? { op: 'set', at: [field], value } : { op: 'unset', at: [field] }];
  });
}
