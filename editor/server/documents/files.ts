import type { Edit, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { commit, recordExternalChanges } from '../history/commit.ts';
import { readJournal } from '../history/journal.ts';
import type { Workspace } from '../history/workspace.ts';
import { savedText } from '../history/workspace.ts';
import { withWorkspaceLock } from '../history/workspaceLock.ts';
import { HttpError } from '../http/httpError.ts';
import { editText } from '../yaml/edit.ts';
import { brokenIn } from './broken.ts';
import { type Cascade, cascade } from './cascade.ts';
import { choicesFor } from './choices.ts';
import { commentsOf } from './comments.ts';
import { dataOf, readTextOrNone, schemaOf } from './contentFiles.ts';
import { diagnosticsOf, newErrors } from './diagnostics.ts';
import { samplesOf, withoutMarkAt, withoutReplaced } from './samples.ts';
import { formSchema } from './schema.ts';
import { summarise } from './summary/summarise.ts';

/** A file as the desk shows it. */
export async function openFile(workspace: Workspace, path: unknown): Promise<OpenFile> {
  const root = workspace.content;
  const { text, version } = await readTextOrNone(root, path);
  const name = String(path);
  return {
    path: name,
    version,
    data: text.trim() ? dataOf(text) : {},
    schema: formSchema(schemaOf(name)),
    warnings: commentsOf(text),
    diagnostics: (await diagnosticsOf(root)).filter(({ file }) => file === path),
    samples: samplesOf(name, text),
    broken: await brokenIn(workspace, name, text),
    choices: await choicesFor(root, name),
  };
}

/** The text of a file that must still be as it was when the change was typed. */
async function textAt(workspace: Workspace, path: string, version: string): Promise<string> {
  const now = await readTextOrNone(workspace.content, path);
  if (now.version === version) return now.text;
  throw new HttpError(
    409,
    'This file was changed elsewhere meanwhile: look at both, then choose what to keep.',
    { current: await openFile(workspace, path) },
  );
}

const edited = async (workspace: Workspace, { path, version, ops }: Edit) =>
  editText(await textAt(workspace, path, version), ops, formSchema(schemaOf(path)));

/** What the check would say, were this saved. */
export async function validate(workspace: Workspace, edit: Edit) {
  const root = workspace.content;
  const text = await edited(workspace, edit);
  const cascaded = await cascade(root, edit);
  return {
    diagnostics: await diagnosticsOf(root, new Map([[edit.path, text || null], ...cascaded])),
  };
}

/** The file as the desk first met it, by which what is still the sample's is known. */
async function firstText(workspace: Workspace, path: string): Promise<string | undefined> {
  const { entries } = await readJournal(workspace);
  const first = entries.flatMap(({ changes }) => changes).find((change) => change.path === path);
  const hash = first?.before ?? first?.after;
  return hash ? savedText(workspace, hash).catch(() => undefined) : undefined;
}

async function write(
  workspace: Workspace,
  path: string,
  text: string,
  cascaded: Cascade = [],
): Promise<Saved> {
  const texts = new Map<string, string | null>([[path, text || null], ...cascaded]);
  const diagnostics = await diagnosticsOf(workspace.content, texts);
  const errors = await newErrors(workspace.content, texts, diagnostics);
  if (errors.some(({ file }) => file === path)) {
    throw new HttpError(422, 'Something here must be mended before it can be saved.', {
      diagnostics,
    });
  }
  // What goes along is said by what it goes with.
  const before = await readTextOrNone(workspace.content, path);
  const summary = summarise(path, before.text || null, text || null);
  const entry = await commit(workspace, texts, 'save', cascaded.length > 0 ? { summary } : {});
  const { version } = await readTextOrNone(workspace.content, path);
  return { version, diagnostics, samples: samplesOf(path, text), saveId: entry?.id ?? '' };
}

/**
 * Saves a change, unless the check finds an error in it; then nothing is written.
 * @param confirmed marks of samples that are to go: what they speak of is the inn's own now
 */
export function save(
  workspace: Workspace,
  edit: Edit,
  confirmed: readonly Pointer[] = [],
): Promise<Saved> {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const { path } = edit;
    const text = await edited(workspace, edit);
    const cascaded = await cascade(workspace.content, edit);
    const own = confirmed.reduce((rest, pointer) => withoutMarkAt(path, rest, pointer), text);
    const sample = await firstText(workspace, path);
    const clean = sample === undefined ? own : withoutReplaced(path, own, sample);
    return write(workspace, path, clean, cascaded);
  });
}

/** Takes the mark of a sample away: what it speaks of is true of the inn as it stands. */
export function confirmSample(
  workspace: Workspace,
  { path, version, pointer }: Omit<Edit, 'ops'> & { pointer: Pointer },
) {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const text = await textAt(workspace, path, version);
    return write(workspace, path, withoutMarkAt(path, text, pointer));
  });
}
