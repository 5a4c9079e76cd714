import type { Edit, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { commit, notice } from '../history/commit.ts';
import { readJournal } from '../history/journal.ts';
import type { Kept } from '../history/workspace.ts';
import { keptText } from '../history/workspace.ts';
import { inTurn } from '../history/workspaceLock.ts';
import { Refusal } from '../http/httpError.ts';
import { editText } from '../yaml/edit.ts';
import { brokenIn } from './broken.ts';
import { type Along, alongWith } from './cascade.ts';
import { choicesFor } from './choices.ts';
import { remarksOf } from './comments.ts';
import { dataOf, readTextOrNone, schemaOf } from './contentFiles.ts';
import { diagnosticsOf, newErrors } from './diagnostics.ts';
import { madeOwn, samplesOf, withoutReplaced } from './samples.ts';
import { formSchema } from './schema.ts';
import { summarise } from './summary/summarise.ts';

/** A file as the desk shows it. */
export async function openFile(kept: Kept, path: unknown): Promise<OpenFile> {
  const root = kept.content;
  const { text, version } = await readTextOrNone(root, path);
  const name = String(path);
  return {
    path: name,
    version,
    data: text.trim() ? dataOf(text) : {},
    schema: formSchema(schemaOf(name)),
    remarks: remarksOf(text),
    diagnostics: (await diagnosticsOf(root)).filter(({ file }) => file === path),
    samples: samplesOf(name, text),
    broken: await brokenIn(kept, name, text),
    choices: await choicesFor(root, name),
  };
}

/** The text of a file that must still be as it was when the change was typed. */
async function textAt(kept: Kept, path: string, version: string): Promise<string> {
  const now = await readTextOrNone(kept.content, path);
  if (now.version === version) return now.text;
  throw new Refusal(
    409,
    'This file was changed elsewhere meanwhile: look at both, then choose what to keep.',
    { current: await openFile(kept, path) },
  );
}

const edited = async (kept: Kept, { path, version, ops }: Edit) =>
  editText(await textAt(kept, path, version), ops, formSchema(schemaOf(path)));

/** What the check would say, were this saved. */
export async function judge(kept: Kept, edit: Edit) {
  const root = kept.content;
  const text = await edited(kept, edit);
  const along = await alongWith(root, edit);
  return { diagnostics: await diagnosticsOf(root, new Map([[edit.path, text || null], ...along])) };
}

/** The file as the desk first met it, by which what is still the sample's is known. */
async function firstText(kept: Kept, path: string): Promise<string | undefined> {
  const { entries } = await readJournal(kept);
  const first = entries.flatMap(({ changes }) => changes).find((change) => change.path === path);
  const hash = first?.before ?? first?.after;
  return hash ? keptText(kept, hash).catch(() => undefined) : undefined;
}

async function write(kept: Kept, path: string, text: string, along: Along = []): Promise<Saved> {
  const texts = new Map<string, string | null>([[path, text || null], ...along]);
  const diagnostics = await diagnosticsOf(kept.content, texts);
  const errors = await newErrors(kept.content, texts, diagnostics);
  if (errors.some(({ file }) => file === path)) {
    throw new Refusal(422, 'Something here must be mended before it can be saved.', {
      diagnostics,
    });
  }
  // What goes along is said by what it goes with.
  const before = await readTextOrNone(kept.content, path);
  const summary = summarise(path, before.text || null, text || null);
  const entry = await commit(kept, texts, 'save', along.length > 0 ? { summary } : {});
  const { version } = await readTextOrNone(kept.content, path);
  return { version, diagnostics, samples: samplesOf(path, text), saveId: entry?.id ?? '' };
}

/**
 * Saves a change, unless the check finds an error in it; then nothing is written.
 * @param confirmed marks of samples that are to go: what they speak of is the inn's own now
 */
export function save(kept: Kept, edit: Edit, confirmed: readonly Pointer[] = []): Promise<Saved> {
  return inTurn(kept, async () => {
    await notice(kept);
    const { path } = edit;
    const text = await edited(kept, edit);
    const along = await alongWith(kept.content, edit);
    const own = confirmed.reduce((rest, pointer) => madeOwn(path, rest, pointer), text);
    const sample = await firstText(kept, path);
    const clean = sample === undefined ? own : withoutReplaced(path, own, sample);
    return write(kept, path, clean, along);
  });
}

/** Takes the mark of a sample away: what it speaks of is true of the inn as it stands. */
export function makeOwn(
  kept: Kept,
  { path, version, pointer }: Omit<Edit, 'ops'> & { pointer: Pointer },
) {
  return inTurn(kept, async () => {
    await notice(kept);
    const text = await textAt(kept, path, version);
    return write(kept, path, madeOwn(path, text, pointer));
  });
}
