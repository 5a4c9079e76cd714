import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fieldWords, stepInto } from '../diagnostics/wording.ts';
import type { ContentFile } from '../load.ts';
import { type Sample, type SampleKind, samplesIn } from '../samples.ts';
import type { LaunchItem } from './item.ts';
import { type Leaf, placeOf } from './read.ts';
import { RENDERS } from './renders.ts';

const SUBJECT: Record<SampleKind, string> = {
  text: 'A sample text',
  number: 'Sample figures',
  picture: 'A sample picture',
  guest: 'A made-up guest',
};

/** What the remark is about, as the owner finds it in the file, and what it says. */
function sentenceOf({ kind, pointers, text }: Sample, data: unknown): string {
  const fields = pointers.map((pointer) => fieldWords(pointer, data)).filter(Boolean);
  const what = fields.length > 0 ? fields.join('; ') : 'the whole file';
  const note = text && kind !== 'guest' ? ` (“${text.replace(/\.$/, '')}”)` : '';
  return `${SUBJECT[kind]}: ${what}${note}.`;
}

/** Everything in these files that is marked as a sample. */
export function markedSamples(contents: readonly ContentFile[]): LaunchItem[] {
  return contents.flatMap(({ path, source, data }) =>
    samplesIn(path, source).map((sample) => ({
      sentence: sentenceOf(sample, data),
      mend: 'Write your own and delete the remark # SAMPLE. Where it is true of your inn, delete the remark alone.',
      file: path,
      line: sample.line,
      pointer: sample.pointer,
    })),
  );
}

/** The notice at the foot of every page that what stands there is made up. */
export function sampleNotice(leaves: readonly Leaf[]): LaunchItem[] {
  return leaves
    .filter(({ content, pointer }) => content.path === 'inn.yaml' && pointer[0] === 'sampleNotice')
    .map((leaf) => ({
      sentence: 'Every page tells guests at its foot that what they read is a sample.',
      mend: 'Delete the line sampleNotice in inn.yaml once everything is your own.',
      ...placeOf(leaf),
    }));
}

/** Credits that still speak of renders, after their mark was taken away. */
export function renderedCredits(inn: ContentFile, marked: readonly LaunchItem[]): LaunchItem[] {
  const credits = stepInto(inn.data, 'credits');
  const isMarked = marked.some(
    ({ file, pointer }) => file === inn.path && pointer?.[0] === 'credits',
  );
  if (isMarked || typeof credits !== 'string' || !/computer renders?\b/i.test(credits)) return [];
  return [
    {
      sentence: 'The credits say that the photographs are computer renders.',
      mend: 'Once the photographs are your own, say in credits who took them.',
      ...placeOf({ content: inn, pointer: ['credits'] }),
    },
  ];
}

/** Photographs of this project's own that stand in for the inn's, each where it is shown first. */
export async function renderedPhotos(
  dir: string,
  photos: readonly string[],
  leaves: readonly Leaf[],
): Promise<LaunchItem[]> {
  const items = await Promise.all(
    photos.map(async (photo): Promise<LaunchItem[]> => {
      const hash = createHash('sha256').update(await readFile(join(dir, photo)));
      if (!RENDERS.has(hash.digest('hex').slice(0, 16))) return [];
      const shown = leaves.filter(
        ({ pointer, value }) => pointer.at(-1) === 'photo' && `photos/${value}` === photo,
      );
      const [first] = shown;
      if (!first) return [];
      const often = shown.length > 1 ? ` It is shown in ${shown.length} places.` : '';
      return [
        {
          sentence: `${photo} is a computer render that came with this website, no photograph of your inn.${often}`,
          mend: 'Choose a photograph of your own in its place, or put its file there under the same name, and say what it shows.',
          ...placeOf({ ...first, pointer: first.pointer.slice(0, -1) }),
        },
      ];
    }),
  );
  return items.flat();
}
