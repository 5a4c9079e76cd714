import { isError } from '../../../src/content/diagnostics/diagnostic.ts';
import { FILES } from '../../../src/content/fileNames.ts';
import { isRoom, pageFile } from '../../../src/content/files.ts';
import { hiddenIn, isHidden, listParts, withoutHidden } from '../../../src/content/hidden.ts';
import { rendersIn } from '../../../src/content/launch/samples.ts';
import { unreadTranslations } from '../../../src/content/launch/translations.ts';
import { untrueSentences } from '../../../src/content/launch/trueWords.ts';
import { leavesOf } from '../../../src/content/leaves.ts';
import { type ContentFile, listFiles, loadContent } from '../../../src/content/load.ts';
import { SAMPLE_NOTICE, samplesIn } from '../../../src/content/samples.ts';
import { ALL } from '../../../src/content/schema/parts.ts';
import type { FirstHour, HidePart, Op, Place } from '../../model/api.ts';
import { get, listOf } from '../../model/pointer.ts';
import { changeWords, firstHourWords, sampleWords } from '../../serverWords.ts';
import { commit, withRecordedChanges } from '../history/commit.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { dataOf, editedText, formSchema, readText } from './contentFiles.ts';
import { newErrors } from './diagnostics.ts';
import { titleOf } from './titles.ts';

/** Sections that every site should have: never hidden automatically. */
const REQUIRED = [
  `${pageFile('home')} rooms`,
  `${pageFile('home')} contact`,
  `${pageFile('contact')} map`,
];
/** What guests read first: here every sentence of the sample has to be replaced. */
const FIRST = [FILES.inn, pageFile('home')];
/** The fewest pictures to leave in lists that cannot be hidden. */
const MIN_PICTURES = { room: 2, hero: 1 };

const namesOf = (path: string): string[] => {
  const items = formSchema(path).properties?.['hidden']?.items;
  return typeof items === 'object' ? (items.enum ?? []).map(String) : [];
};

/** The parts to switch off so that a place is hidden; empty if none can hide it. */
function partsFor({ path, at }: Place, isSentence = false): { path: string; name: string }[] {
  const name = String(at[0]);
  if (namesOf(path).includes(name)) {
    return REQUIRED.includes(`${path} ${name}`) ? [] : [{ path, name }];
  }
  // One sentence is no reason to hide a whole page.
  if (isSentence) return [];
  const by = listParts(path).map(({ path, pointer }) => ({
    path,
    name: String(pointer[0] ?? ALL),
  }));
  if (by.length > 0) return by;
  return namesOf(path).includes(ALL) ? [{ path, name: ALL }] : [];
}

/** What guests see that still comes from the sample. */
async function samplePlaces(root: string) {
  const contents = await loadContent(root);
  const hidden = hiddenIn(contents);
  const shown = withoutHidden(contents);
  const photos = (await listFiles(root)).filter((path) => path.startsWith('photos/'));
  const renders = await rendersIn(root, photos);
  const isSeen = ({ path, at }: Place) => !isHidden(hidden, path, at);
  const marks = contents.flatMap(({ path, source }) =>
    samplesIn(path, source).flatMap(({ pointers }) => pointers.map((at): Place => ({ path, at }))),
  );
  const leaves = leavesOf(shown).filter(({ kind }) => kind === 'photo');
  const isRender = ({ value }: { value: unknown }) => renders.has(String(value));
  return {
    shown,
    renders,
    marks: marks.filter(isSeen),
    pictures: leaves
      .filter(isRender)
      .map(({ content, pointer }): Place => ({ path: content.path, at: pointer })),
    unread: unreadTranslations(contents).flatMap(({ language }) => language ?? []),
    // Counts photographs in hidden parts too, since these may be shown again.
    own: new Set(
      leavesOf(contents)
        .filter((leaf) => leaf.kind === 'photo' && !isRender(leaf))
        .map(({ value }) => value),
    ).size,
    sentences: untrueSentences(contents, hidden, renders).map(
      ({ content, pointer, text }): Place & { text: string } => ({
        path: content.path,
        at: pointer,
        text,
      }),
    ),
  };
}

const labelOf = (path: string, name: string, data: unknown): string => {
  const { properties } = formSchema(path);
  const title = titleOf(path, data);
  const label = properties?.[name]?.title ?? name;
  return name === ALL ? title : firstHourWords.part(label, title);
};

/** The sample photographs that can be removed from a list, since enough of the owner's own are left. */
function spare(content: ContentFile, renders: ReadonlySet<string>) {
  const at = isRoom(content.path) ? ['pictures'] : ['hero', 'pictures'];
  const least = isRoom(content.path) ? MIN_PICTURES.room : MIN_PICTURES.hero;
  const entries = listOf(get(content.data, at));
  const samples = [...entries.keys()].filter((index) =>
    renders.has(String(get(entries[index], ['photo']))),
  );
  return { at, indices: entries.length - samples.length >= least ? samples : [] };
}

const holdsPictures = ({ path }: ContentFile) => isRoom(path) || path === pageFile('home');

/** The parts to switch off so that nothing of the sample is left. */
function hideParts({
  shown,
  renders,
  marks,
  pictures,
  sentences,
  unread,
}: Awaited<ReturnType<typeof samplePlaces>>): HidePart[] {
  const named = [
    ...[...marks, ...pictures].flatMap((place) => partsFor(place)),
    ...sentences.flatMap((place) => partsFor(place, true)),
  ];
  const parts = new Map(named.map((part) => [`${part.path} ${part.name}`, part]));
  const whole = new Set(named.filter(({ name }) => name === ALL).map(({ path }) => path));
  const dataAt = (path: string) => shown.find((file) => file.path === path)?.data;
  return [
    ...[...parts.values()]
      .filter(({ path, name }) => name === ALL || !whole.has(path))
      .map(({ path, name }) => ({ path, name, label: labelOf(path, name, dataAt(path)) })),
    ...(unread.length > 0
      ? [{ path: FILES.inn, name: 'languages', label: firstHourWords.languages(unread.length) }]
      : []),
    // The notice would be wrong once nothing of the sample is left.
    ...(get(dataAt(FILES.inn), [SAMPLE_NOTICE]) === undefined
      ? []
      : [{ path: FILES.inn, name: SAMPLE_NOTICE, label: sampleWords.notice }]),
    ...shown.filter(holdsPictures).flatMap((content) => {
      const { indices } = spare(content, renders);
      const title = titleOf(content.path, content.data);
      return indices.length > 0
        ? [{ path: content.path, name: '', label: firstHourWords.pictures(indices.length, title) }]
        : [];
    }),
  ];
}

/** How far an owner has come from the sample to a site of their own. */
export async function firstHour({ content: root }: Workspace): Promise<FirstHour> {
  const found = await samplePlaces(root);
  const { shown, marks, pictures, sentences, own } = found;
  const isFirst = ({ path }: Place) => FIRST.includes(path) || isRoom(path);
  const all = [
    // The site cannot go live with any sample mark.
    ...marks.filter((place) => partsFor(place).length === 0),
    ...sentences.filter((place) => partsFor(place, true).length === 0 && isFirst(place)),
  ].map(({ path, at }): Place => ({ path, at }));
  // A field counts once, however many marks and sentences of the sample are in it.
  const needed = [...new Map(all.map((place) => [JSON.stringify(place), place])).values()];
  const rooms = shown
    .filter(({ path }) => isRoom(path))
    .map(({ path, data }) => {
      const own = needed.filter((place) => place.path === path);
      return {
        path,
        title: titleOf(path, data),
        left: own.length,
        next: own[0]?.at,
        hasPrice: get(data, ['price']) !== undefined,
      };
    });
  return {
    inn: needed.filter(({ path }) => !isRoom(path)),
    rooms,
    photos: { own, samples: pictures.filter((place) => partsFor(place).length === 0) },
    hide: hideParts(found),
    sentences: sentences.map(({ path, at, text }) => ({ path, at, text })),
  };
}

/** Switches off everything that still comes from the sample, in one save. */
export function hideSamples(workspace: Workspace): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const root = workspace.content;
    const found = await samplePlaces(root);
    const parts = hideParts(found);
    const texts = new Map<string, string>();
    for (const [path, own] of Map.groupBy(parts, (part) => part.path)) {
      const { text } = await readText(root, path);
      const content = found.shown.find((file) => file.path === path);
      const { at, indices } = content ? spare(content, found.renders) : { at: [], indices: [] };
      const names = own.map(({ name }) => name).filter((name) => namesOf(path).includes(name));
      const isOff = (name: string) => own.some((part) => part.name === name);
      const data = dataOf(text);
      const languages = get(data, ['languages']);
      const value = [...new Set([...listOf(get(data, ['hidden'])), ...names])];
      const ops: Op[] = [
        ...(own.some(({ name }) => name === '') ? indices : [])
          .toReversed()
          .map((index): Op => ({ op: 'remove', at: [...at, index] })),
        ...(isOff('languages') && Array.isArray(languages)
          ? [
              {
                op: 'set',
                at: ['languages'],
                value: languages.filter((code) => !found.unread.includes(code)),
              } satisfies Op,
            ]
          : []),
        ...(isOff(SAMPLE_NOTICE) ? [{ op: 'unset', at: [SAMPLE_NOTICE] } satisfies Op] : []),
        ...(names.length > 0 ? [{ op: 'set', at: ['hidden'], value } satisfies Op] : []),
      ];
      texts.set(path, editedText(path, text, ops));
    }
    const diagnostics = (await newErrors(root, texts)).filter(isError);
    if (diagnostics.length > 0) throw new HttpError(422, firstHourWords.faulty, { diagnostics });
    await commit(workspace, texts, 'save', { summary: [changeWords.samplesHidden(parts.length)] });
  });
}
