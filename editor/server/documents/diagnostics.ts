import { checkContent, type Unsaved } from '../../../src/content/diagnostics/check.ts';
import { type Diagnostic, isError } from '../../../src/content/diagnostics/diagnostic.ts';
import { fieldsIn, parseYaml } from '../../../src/content/yaml.ts';
import type { Fault, Pointer } from '../../model/api.ts';
import { readText } from './contentFiles.ts';
import { inTitles } from './titles.ts';

const toDesk = (one: Diagnostic): Fault => ({
  file: one.file ?? '',
  line: one.line,
  pointer: one.pointer,
  problem: one.message,
  mend: one.fix,
  kind: isError(one) ? 'error' : 'remark',
});

/** The field that begins on a line of a file. */
function fieldOn(text: string, line: number): Pointer | undefined {
  return fieldsIn(parseYaml(text)).findLast((field) => field.line === line)?.pointer;
}

/** A fault that the check knows by its line alone, at its field. */
async function placed(root: string, fault: Fault, unsaved?: Unsaved): Promise<Fault> {
  const { file, line, pointer } = fault;
  if (pointer || line === undefined) return fault;
  const text = unsaved?.get(file) ?? (await readText(root, file).catch(() => undefined))?.text;
  return text ? { ...fault, pointer: fieldOn(text, line) } : fault;
}

/** What the content check says of a folder, with texts that are not saved yet in place of files. */
export async function faultsOf(root: string, unsaved?: Unsaved): Promise<Fault[]> {
  const faults = (await checkContent(root, unsaved, '')).map(toDesk);
  const titled = await inTitles(root, faults, 'problem', 'mend');
  return Promise.all(titled.map((fault) => placed(root, fault, unsaved)));
}

const errorsIn = (faults: readonly Fault[]) => faults.filter(({ kind }) => kind === 'error');
const nameOf = ({ file, pointer, problem }: Fault) => JSON.stringify([file, pointer, problem]);

/**
 * The errors that these texts would bring about: one that was there before is no reason to keep
 * somebody from mending another.
 */
export async function freshErrors(
  root: string,
  texts: Unsaved,
  faults?: readonly Fault[],
): Promise<Fault[]> {
  const errors = errorsIn(faults ?? (await faultsOf(root, texts)));
  if (errors.length === 0) return [];
  const before = new Set(errorsIn(await faultsOf(root)).map(nameOf));
  return errors.filter((fault) => !before.has(nameOf(fault)));
}
