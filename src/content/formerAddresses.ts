import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOMS } from '../routes.ts';

/** What `formerly` or `formerRooms` holds, as addresses: one may stand alone, without a list. */
export function addressesIn(value: unknown): string[] {
  return [value]
    .flat()
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\/?/, '/'));
}

function read(file: string): Record<string, unknown> {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {};
}

/**
 * Addresses that rooms had before, each with the one that answers for it today: the room's own, or
 * the list of rooms for a room that is no more.
 * @param content a content folder that has passed the check
 */
export function formerAddresses(content: string): Map<string, string> {
  const rooms = join(content, 'rooms');
  const files = existsSync(rooms) ? readdirSync(rooms).filter((file) => /\.yaml$/.test(file)) : [];
  const renamed = files
    .sort()
    .flatMap((file) =>
      addressesIn(read(join(rooms, file))['formerly']).map(
        (from) => [from, `/${file.slice(0, -'.yaml'.length)}`] as const,
      ),
    );
  const gone = addressesIn(read(join(content, 'inn.yaml'))['formerRooms']);
  return new Map([...renamed, ...gone.map((from) => [from, ROOMS] as const)]);
}
