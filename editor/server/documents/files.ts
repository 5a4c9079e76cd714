import type { Edit, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { commit, recordExternalChanges } from '../history/commit.ts';
import { readJournal } from '../history/journal.ts';
import type { Workspace } from '../history/workspace.ts';
import { savedText, withWorkspaceLock } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { editText } from '../yaml/edit.ts';
import { brokenIn } from './broken.ts';
import { type Cascade, cascade } from './cascade.ts';
import { choicesFor } from './choices.ts';
import { commentsOf } from './comments.ts';
import { dataOf, formSchema, readTextOrNone, schemaOf } from './contentFiles.ts';
import { diagnosticsOf, newErrors } from './diagnostics.ts';
import { samplesOf, withoutMarkAt, withoutReplaced } from './samples.ts';
import { summarise } from './summary/summarise.ts';

/** A file with all that the editor needs to show its form. */
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

/**
 * The text of a file at the version that the change is based on.
 * @throws HttpError 409 with the current file if it has changed since
 */
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

/** Checks the content as it would be after an edit. */
export async function validate(workspace: Workspace, edit: Edit) {
  const root = workspace.content;
  const text = await edited(workspace, edit);
  const cascaded = await cascade(root, edit);
  return {
    diagnostics: await diagnosticsOf(root, new Map([[edit.path, text || null], ...cascaded])),
  };
}

/** The file's text when the editor first recorded it, to tell which values are still the sample's. */
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
  // Cascaded changes are part of the edit, so the summary names only the edit.
  const before = await readTextOrNone(workspace.content, path);
  const summary = summarise(path, before.text || null, text || null);
  const entry = await commit(workspace, texts, 'save', cascaded.length > 0 ? { summary } : {});
  const { version } = await readTextOrNone(workspace.content, path);
  return { version, diagnostics, samples: samplesOf(path, text), saveId: entry?.id ?? '' };
}

/**
 * Saves an edit. Writes nothing if the content check finds an error in the file.
 * @param confirmed sample marks to remove: the owner has replaced what they mark
 * @throws HttpError 409 if the file was changed elsewhere, 422 if the check finds an error
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

/** Removes a sample mark, because the owner says that the sample is true. */
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
