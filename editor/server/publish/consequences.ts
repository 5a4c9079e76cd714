import { get } from '../../model/pointer.ts';

/** What the files said when the inn was last published, or say now. */
export interface State {
  paths: ReadonlySet<string>;
  textAt: (path: string) => Promise<string>;
  /** Nothing where a text cannot be read. */
  dataAt: (path: string) => Promise<unknown>;
}

type Entry = Record<string, unknown>;
const entries = (data: unknown) => (Array.isArray(data) ? (data as Entry[]) : []);
const addressOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, '');

/** Headings on the facilities page that were written anew, old and new. */
async function renamed(before: State, now: State): Promise<Map<unknown, unknown>> {
  const [old, fresh] = await Promise.all(
    [before, now].map(async ({ dataAt }) =>
      entries(get(await dataAt('pages/facilities.yaml'), ['groups'])).map(({ heading }) => heading),
    ),
  );
  return new Map(old?.map((heading, index) => [heading, fresh?.[index] ?? heading]));
}

/**
 * What a file said, with what the desk itself has done since to other things that an owner did: a
 * facility went along with its group, a room that was put aside is nowhere named any more.
 */
export async function withConsequences(path: string, before: State, now: State): Promise<unknown> {
  const old = await before.dataAt(path);
  if (typeof old !== 'object' || old === null) return old;
  if (path === 'facilities.yaml') {
    const headings = await renamed(before, now);
    return entries(old).map((one) => ({
      ...one,
      group: headings.get(one['group']) ?? one['group'],
    }));
  }
  const archived = [...now.paths].filter(
    (one) => one.startsWith('aside/') && !before.paths.has(one),
  );
  const gone = archived.map(addressOf);
  if (path === 'testimonials.yaml') {
    return entries(old).map(({ room, ...guest }) =>
      room === undefined || gone.includes(String(room)) ? guest : { ...guest, room },
    );
  }
  if (path !== 'inn.yaml' || gone.length === 0) return old;
  const { formerRooms: _, ...facts } = old as Entry;
  const formerRooms = get(await now.dataAt(path), ['formerRooms']);
  return formerRooms === undefined ? facts : { ...facts, formerRooms };
}
