import { get } from '../../model/pointer.ts';

/** The content at one moment: when it was last published, or now. */
export interface State {
  paths: ReadonlySet<string>;
  textAt: (path: string) => Promise<string>;
  /** Undefined if the text is not valid YAML. */
  dataAt: (path: string) => Promise<unknown>;
}

type Entry = Record<string, unknown>;
const entries = (data: unknown) => (Array.isArray(data) ? (data as Entry[]) : []);
const addressOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, '');

/** The changed headings of the facilities page, from old to new. */
async function renamed(before: State, now: State): Promise<Map<unknown, unknown>> {
  const [old, fresh] = await Promise.all(
    [before, now].map(async ({ dataAt }) =>
      entries(get(await dataAt('pages/facilities.yaml'), ['groups'])).map(({ heading }) => heading),
    ),
  );
  return new Map(old?.map((heading, index) => [heading, fresh?.[index] ?? heading]));
}

/**
 * A file's former data with the changes that the editor made as a consequence of others, so that the
 * owner is not told of them: a renamed group's facilities, references to an archived room.
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
