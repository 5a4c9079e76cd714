import type * as z from 'zod';
import { FILES } from '../../../src/content/fileNames.ts';
import { sentenceHash } from '../../../src/content/launch/trueWords.ts';
import type { Broken, Edit, OpenFile, Pointer, Saved } from '../../model/api.ts';
import { get, listOf } from '../../model/pointer.ts';
import { changeWords, saveWords } from '../../serverWords.ts';
import { commit, withRecordedChanges } from '../history/commit.ts';
import { lastValid } from '../history/earlierVersion.ts';
import { readJournal } from '../history/journal.ts';
import { savedText, type Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { type Cascade, cascade } from './cascade.ts';
import { choicesFor } from './choices.ts';
import {
  dataOf,
  editedText,
  formSchema,
  isOptional,
  readTextOrNone,
  schemaOf,
} from './contentFiles.ts';
import { diagnosticsOf, newErrors } from './diagnostics.ts';
import { samplesOf, withoutMarkAt, withoutReplaced } from './samples.ts';
import { summarise } from './summarise.ts';

/** zod's names for types that have fields of their own. */
const COMPOSITE = ['array', 'object', 'record', 'tuple'];

/** Whether the value has a shape that its field cannot show, so that the field would look empty. */
function isMisshapen(issue: z.core.$ZodIssue, data: unknown): boolean {
  const value = get(data, issue.path as (string | number)[]);
  if (issue.code !== 'invalid_type' || value === undefined || value === null) return false;
  return COMPOSITE.includes(issue.expected) || typeof value === 'object';
}

/** What the form cannot show of a file, and the newest version that it can show completely. */
async function brokenIn(
  workspace: Workspace,
  path: string,
  text: string,
): Promise<Broken | undefined> {
  const data = dataOf(text);
  if (data === null && isOptional(path)) return undefined;
  const issues = schemaOf(path).safeParse(data).error?.issues ?? [];
  const misshapen = issues.filter((issue) => isMisshapen(issue, data));
  const isWhole =
    data === undefined || data === null || misshapen.some((issue) => issue.path.length === 0);
  if (!isWhole && misshapen.length === 0) return undefined;
  const last = await lastValid(workspace, path);
  return { isWhole, text, ...(last && { last: { id: last.id, at: last.at } }) };
}

/** A file with all that the editor needs to show its form. */
export async function openFile(workspace: Workspace, path: unknown): Promise<OpenFile> {
  const root = workspace.content;
  const { text, version } = await readTextOrNone(root, path);
  const name = String(path);
  return {
    path: name,
    version,
    data: text.trim() ? dataOf(text) : {},
    schema: formSchema(name),
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
  throw new HttpError(409, saveWords.conflict, { current: await openFile(workspace, path) });
}

const edited = async (workspace: Workspace, { path, version, ops }: Edit) =>
  editedText(path, await textAt(workspace, path, version), ops);

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

/** The text without the sample marks whose content the owner has replaced completely. */
export async function withoutOldSamples(workspace: Workspace, path: string, text: string) {
  const sample = await firstText(workspace, path);
  return sample === undefined ? text : withoutReplaced(path, text, sample);
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
    throw new HttpError(422, saveWords.hasErrors, {
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
 * Saves an edit. Writes nothing if the content check finds a new error in the file.
 * @param confirmed sample marks to remove: the owner has replaced what they mark
 * @throws HttpError 409 if the file was changed elsewhere, 422 if it would add an error
 */
export function save(
  workspace: Workspace,
  edit: Edit,
  confirmed: readonly Pointer[] = [],
): Promise<Saved> {
  return withRecordedChanges(workspace, async () => {
    const { path } = edit;
    const text = await edited(workspace, edit);
    const cascaded = await cascade(workspace.content, edit);
    const own = confirmed.reduce((rest, pointer) => withoutMarkAt(path, rest, pointer), text);
    const clean = await withoutOldSamples(workspace, path, own);
    return write(workspace, path, clean, cascaded);
  });
}

/** Removes a sample mark, because the owner says that the sample is true. */
export function confirmSample(
  workspace: Workspace,
  { path, version, pointer }: Omit<Edit, 'ops'> & { pointer: Pointer },
) {
  return withRecordedChanges(workspace, async () => {
    const text = await textAt(workspace, path, version);
    return write(workspace, path, withoutMarkAt(path, text, pointer));
  });
}

/** Records that a sentence of the sample is true of this inn as well. */
export function confirmSentence(workspace: Workspace, sentence: string): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const { text } = await readTextOrNone(workspace.content, FILES.trueWords);
    const list = listOf(dataOf(text)).map(String);
    if (list.some((one) => sentenceHash(one) === sentenceHash(sentence))) return;
    const edited = editedText(FILES.trueWords, text, [
      { op: 'set', at: [], value: [...list, sentence] },
    ]);
    await commit(workspace, new Map([[FILES.trueWords, edited]]), 'save', {
      summary: [changeWords.sentenceConfirmed(sentence)],
    });
  });
}
