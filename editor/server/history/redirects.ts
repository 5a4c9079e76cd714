import { addressesIn, redirectsIn } from '../../../src/content/redirects.ts';
import type { Op } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';

/** The data of each file of a content folder, by path. */
export type Folder = ReadonlyMap<string, unknown>;

/** An address that leads somewhere, by the file and the field that see to it. */
export interface Claim {
  address: string;
  path: string;
  /** A room's own page, or one of the lists of old addresses. */
  field: 'page' | 'formerly' | 'formerRooms' | 'redirects';
  /** Where an old address of `redirects` leads. */
  to?: string;
}

export const isRoom = (path: string) => path.startsWith('rooms/');

/** The address of the room in a file of `rooms/` or `aside/`. */
export const addressOf = (path: string) => path.replace(/^[^/]*|\.yaml$/g, '');

/** Addresses that differ in capitals or a stroke at their end are one. */
export const isSameAddress = (one: string, other: string) =>
  [one, other]
    .map((address) => address.toLowerCase().replace(/\/$/, ''))
    .every((address, _, [first]) => address === first);

/** The addresses of rooms, those of today and those of before, and the inn's other old ones. */
export function claimsIn(folder: Folder): Claim[] {
  return [...folder].flatMap(([path, data]): Claim[] => {
    const previous = (field: 'formerly' | 'formerRooms') =>
      addressesIn(get(data, [field])).map((address) => ({ address, path, field }));
    if (isRoom(path)) {
      return [{ address: addressOf(path), path, field: 'page' }, ...previous('formerly')];
    }
    if (path !== 'inn.yaml') return [];
    const led = redirectsIn(get(data, ['redirects']));
    return [
      ...previous('formerRooms'),
      ...led.map(({ from, to }): Claim => ({ address: from, to, path, field: 'redirects' })),
    ];
  });
}

/**
 * The operations that take some old addresses out of a file and add others.
 * @param data what the file holds
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
