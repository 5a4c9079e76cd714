import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CONTEXT_FIELDS,
  ROOM_NAMES,
  type RoomNames,
  readContext,
} from '../../src/enquiry/contract/context.ts';
import type { PostedForm } from './form.ts';

/**
 * Reads a built site's rooms by address. Never throws: an enquiry without the room's name is better
 * than none.
 * @param dist the folder of the built site
 */
export function readRoomNames(dist: string): RoomNames {
  try {
    const read: unknown = JSON.parse(readFileSync(join(dist, ROOM_NAMES), 'utf8'));
    const named = Object.entries(Object(read)).filter(([, name]) => typeof name === 'string');
    return Object.fromEntries(named) as RoomNames;
  } catch {
    return {};
  }
}

/**
 * Adds the room, days and guests that the page's address names. Without JavaScript the form has no
 * fields for them, but the browser sends the address.
 * @param referer the request's header
 */
export function withEnquiryContext(
  form: PostedForm,
  referer: string | undefined,
  rooms: () => RoomNames,
): PostedForm {
  const search = referer ? URL.parse(referer)?.search : undefined;
  if (!search || CONTEXT_FIELDS.some((name) => form.has(name))) return form;
  const context = Object.entries(readContext(search, rooms()));
  return new Map([...form, ...context.map(([name, value]) => [name, String(value)] as const)]);
}
