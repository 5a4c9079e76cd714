import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Diagnostic, error, fieldWords } from '../diagnostics/diagnostic.ts';
import { FILES } from '../fileNames.ts';
import { hiddenIn, isHiddenSample } from '../hidden.ts';
import { type Leaf, lineAt } from '../leaves.ts';
import type { ContentFile } from '../load.ts';
import { stepInto } from '../pointer.ts';
import { SAMPLE_NOTICE, type Sample, type SampleKind, samplesIn } from '../samples.ts';

const SUBJECT: Record<SampleKind, string> = {
  text: 'A sample text',
  number: 'Sample figures',
  picture: 'A sample picture',
  guest: 'A made-up guest',
};

/** Names the fields that a `# SAMPLE` comment covers, with the comment's own words. */
function messageFor({ kind, pointers, text }: Sample, data: unknown): string {
  const fields = pointers.map((pointer) => fieldWords(pointer, data)).filter(Boolean);
  const what = fields.length > 0 ? fields.join('; ') : 'all of it';
  const note = text && kind !== 'guest' ? ` (“${text.replace(/\.$/, '')}”)` : '';
  return `${SUBJECT[kind]}: ${what}${note}.`;
}

/** Everything marked as a sample that guests see. */
export function markedSamples(contents: readonly ContentFile[]): Diagnostic[] {
  const hidden = hiddenIn(contents);
  return contents.flatMap(({ path, source, data }) =>
    samplesIn(path, source)
      .filter((sample) => !isHiddenSample(hidden, sample))
      .map((sample) =>
        error(
          { file: path, line: sample.line, pointer: sample.pointer },
          messageFor(sample, data),
          'Write your own, or say that it is true of your inn.',
          'In the file: then delete the comment # SAMPLE.',
        ),
      ),
  );
}

/** The notice at the foot of every page that the content is made up. */
export function sampleNotice(leaves: readonly Leaf[]): Diagnostic[] {
  return leaves
    .filter(({ content, pointer }) => content.path === FILES.inn && pointer[0] === SAMPLE_NOTICE)
    .map((leaf) =>
      error(
        lineAt(leaf),
        'Every page tells guests at its foot that what they read is a sample.',
        'Empty that sentence once everything is your own.',
        `In the file: delete the line ${SAMPLE_NOTICE} in ${FILES.inn}.`,
      ),
    );
}

/** Credits that still mention renders although their `# SAMPLE` comment is gone. */
export function renderedCredits(inn: ContentFile, marked: readonly Diagnostic[]): Diagnostic[] {
  const credits = stepInto(inn.data, 'credits');
  const isMarked = marked.some(
    ({ file, pointer }) => file === inn.path && pointer?.[0] === 'credits',
  );
  if (isMarked || typeof credits !== 'string' || !/computer renders?\b/i.test(credits)) return [];
  return [
    error(
      lineAt({ content: inn, pointer: ['credits'] }),
      'The credits say that the photographs are computer renders.',
      'Once the photographs are your own, say there who took them.',
    ),
  ];
}

/**
 * The sample photographs, which are computer renders: the first 16 hexadecimal digits of each file's
 * SHA-256. Includes those of earlier releases, which inns may still show.
 */
const RENDERS: ReadonlySet<string> = new Set(
  [
    '00e6eb80a7ce276f 056a5466cc6f34aa 0e709aab4c749bec 0fd3b4e21902409b 0fe2dd4e6b34aa30',
    '108dd560fa8fe9bf 136bee72b7b56455 14c54b1880fd9b3a 1651cbf6a13ac643 1afeb9e8e48a5973',
    '2643eafd45d308b9 271cf5b39cae395f 2aad643a051804c7 329c49c930533870 33004d8eb4368f1e',
    '367775aa94c5b31f 37a2d17270c639b2 38433372210e9e5a 3a9c2c98f2d2dd7c 3b0d00a52f5c4d4f',
    '3beae8078d56e705 3e22bdc570b61179 3fdf735ae97518c9 42d2a12d284ea0b7 43b0c0ae090d5ac7',
    '490e4a848eda86aa 4bd170849eb38bb9 4d6ea9a15c9af42e 5601c8d241602ea4 5c219243edccd726',
    '5db8aa63446dc51b 5dfc7a21b2ca7660 5ea1d84de1bedb76 643d80ace31118dc 646cebc51731bbd4',
    '68be38e1c5540cfd 6d60395db2c25056 6e16634e419109da 6e9b66d378c68b2a 7075bb045ba8ba29',
    '7256736143e41235 745515f9e298d439 75e8a15ace4785fc 7865278b4845f7cd 7bb79ec4781bf872',
    '7ddf98bd2532bbfc 7f3f4cd09ad71c8e 861b9b9638c9c1fd 885f4268b7dc7125 898cf58dfab8a23e',
    '8df0a3381e58494d 8e120fd2dc51b78f 9c5398e9315b1911 9faac1193044eed4 a01090ed6536d611',
    'a12edc51a6d41fce a18a65942dfe00b8 a467a08eb7d00ad2 abc70598d7adae75 ac7dc78b4d551072',
    'b29971daa32f12eb c2125522ce7ccd7e c5b1e9d3a70ef0fc c8d20f6995476fd1 cc33b5a13ae0b184',
    'cefc7dde8a01a57e d2811864b8affb44 d2e1531e380389c9 d33dee1d327fbffd d3cd585b31748ae8',
    'd8a20b09f3408fca dced2816da128e7e e262b3ded071adda e4f3d73479cd9985 e578d8296b46e2e5',
    'e71a20aeae4aa141 ee31dc726981dbba eeb6a918b58b7cb3 f2f5d400c0b1313d f9fced9f5e06dd9b',
    'fa96d36dcaf864a9 fc3ae21a15008284 fc8f545bacab6e58 fe30f507df38f71f',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a photograph is one of the sample's renders. */
export const isRender = (bytes: Uint8Array): boolean =>
  RENDERS.has(createHash('sha256').update(bytes).digest('hex').slice(0, 16));

/**
 * Which of these photographs are renders.
 * @param photos paths below the content folder
 * @returns their paths below photos/, as content files name them
 */
export async function rendersIn(
  dir: string,
  photos: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    photos.map(async (photo) => {
      return isRender(await readFile(join(dir, photo))) ? [photo.replace(/^photos\//, '')] : [];
    }),
  );
  return new Set(found.flat());
}

/** Sample photographs that guests see, each reported where it is shown first. */
export function renderedPhotos(
  renders: ReadonlySet<string>,
  leaves: readonly Leaf[],
): Diagnostic[] {
  return [...renders].flatMap((photo) => {
    const shown = leaves.filter(({ kind, value }) => kind === 'photo' && value === photo);
    const [first] = shown;
    if (!first) return [];
    const often = shown.length > 1 ? ` It is shown in ${shown.length} places.` : '';
    const diagnostic = error(
      lineAt({ ...first, pointer: first.pointer.slice(0, -1) }),
      `photos/${photo} came with this website and is no photograph of your inn.${often}`,
      'Choose a photograph of your own in its place, and say what it shows.',
      'Or put its file there under the same name.',
    );
    return { ...diagnostic, replace: photo };
  });
}
