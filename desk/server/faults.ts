import { LineCounter, parseDocument } from 'yaml';
import {
  checkContent,
  type Fault as Found,
  type Instead,
  isFault,
} from '../../src/content/diagnostics/check.ts';
import { placesIn } from '../../src/content/yaml.ts';
import type { Fault, Pointer } from '../model/api.ts';
import { readText } from './contentFiles.ts';
import { inTitles } from './titles.ts';

// What the check puts before the paths; taken off again, the desk speaks of paths in the folder.
const SHOWN = 'content';

const toDesk = (fault: Found): Fault => ({
  file: fault.file.slice(SHOWN.length + 1),
  line: fault.line,
  pointer: fault.at as Pointer | undefined,
  problem: fault.problem,
  mend: fault.mend,
  kind: isFault(fault) ? 'error' : 'remark',
});

/** The field that begins on a line of a file. */
function fieldOn(text: string, line: number): Pointer | undefined {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  return placesIn(document, counter).findLast((place) => place.line === line)?.pointer;
}

/** A fault that the check knows by its line alone, at its field. */
async function placed(root: string, fault: Fault, instead?: Instead): Promise<Fault> {
  const { file, line, pointer } = fault;
  if (pointer || line === undefined) return fault;
  const text = instead?.get(file) ?? (await readText(root, file).catch(() => undefined))?.text;
  return text ? { ...fault, pointer: fieldOn(text, line) } : fault;
}

/** What the content check says of a folder, with texts that are not saved yet in place of files. */
export async function faultsOf(root: string, instead?: Instead): Promise<Fault[]> {
  const faults = (await checkContent(root, instead, SHOWN)).map(toDesk);
  const titled = await inTitles(root, faults, 'problem', 'mend');
  return Promise.all(titled.map((fault) => placed(root, fault, instead)));
}

const errorsIn = (faults: readonly Fault[]) => faults.filter(({ kind }) => kind === 'error');
const nameOf = ({ file, pointer, problem }: Fault) => JSON.stringify([file, pointer, problem]);

/**
 * The errors that these texts would bring about: one that was there before is no reason to keep
 * somebody from mending another.
 */
export async function freshErrors(
  root: string,
  texts: Instead,
  faults?: readonly Fault[],
): Promise<Fault[]> {
  const errors = errorsIn(faults ?? (await faultsOf(root, texts)));
  if (errors.length === 0) return [];
  const before = new Set(errorsIn(await faultsOf(root)).map(nameOf));
  return errors.filter((fault) => !before.has(nameOf(fault)));
}
