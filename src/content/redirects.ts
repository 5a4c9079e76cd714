import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOMS } from '../site/routes.ts';

/** What `formerly` or `formerRooms` holds, as addresses: one may stand alone, without a list. */
export function addressesIn(value: unknown): string[] {
  return [value]
    .flat()
    .filter((entry) => typeof entry === 'string')
    .map((entry) => entry.trim().replace(/^\/?/, '/'));
}

/** What `redirects` holds, entry by entry; whatever else stands there is the schema's to refuse. */
export function redirectsIn(value: unknown): { from: string; to: string }[] {
  const entries: unknown[] = Array.isArray(value) ? value : [];
  return entries.map((entry) => {
    const { from, to } = Object(entry) as Record<string, unknown>;
    return { from: typeof from === 'string' ? from.trim() : '', to: String(to ?? '').trim() };
  });
}

function read(file: string): Record<string, unknown> {
  return existsSync(file) ? (parse(readFileSync(file, 'utf8')) ?? {}) : {};
}

/**
 * Addresses that the site had before, each with the one that answers for it today: a room's own, the
 * list of rooms for a room that is no more, any page for any other.
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
  const inn = read(join(content, 'inn.yaml'));
  const gone = addressesIn(inn['formerRooms']).map((from) => [from, ROOMS] as const);
  const led = redirectsIn(inn['redirects']).map(({ from, to }) => [from, to] as const);
  return new Map([...renamed, ...gone, ...led]);
}
