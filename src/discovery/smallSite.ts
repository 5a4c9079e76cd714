import { parse } from 'yaml';
import type * as z from 'zod';
import { smallInn } from '../content/check/smallInn.ts';
import { singleFiles } from '../content/files.ts';
import { reachOf } from '../content/reach.ts';
import { room } from '../content/schemas.ts';

/** The small inn of the content check as its schemas read it, for tests of what shows it. */
const read = <Schema extends z.ZodType>(schema: Schema, path: string) =>
  schema.parse(parse(smallInn[path] ?? '')) as z.infer<Schema>;

export const inn = read(singleFiles.inn.schema, 'inn.yaml');
export const reach = reachOf(inn);
export const facilities = read(singleFiles.facilities.schema, 'facilities.yaml');
export const nearby = read(singleFiles.nearby.schema, 'nearby-places.yaml');
export const doubleRoom = { id: 'Double_Room', ...read(room, 'rooms/Double_Room.yaml') };
export const origin = 'https://inn.example';
