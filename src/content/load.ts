import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Fault } from './diagnostics/diagnostic.ts';
import { decodeText } from './diagnostics/encoding.ts';
import { droppedRemarks } from './diagnostics/quotes.ts';
import { explainYaml } from './diagnostics/syntax.ts';
import { quoted } from './diagnostics/wording.ts';

type Path = readonly PropertyKey[];

/** A file of content/ as read: its data, or the faults that keep it from being read. */
export interface ContentFile {
  /** Below the content folder, with forward slashes. */
  path: string;
  /** As named to the innkeeper. */
  file: string;
  /** As typed. */
  source: string;
  /** Undefined when it could not be read. */
  data: unknown;
  faults: Fault[];
  /** The line of a field; of the nearest field around it when it is missing. */
  lineOf(path: Path): number | undefined;
  /** The text of a field as typed. */
  typedAt(path: Path): string;
}

/** Indentation by tab reads differently in every editor, so YAML refuses it. */
function tabFaults(file: string, lines: string[]): Fault[] {
  return lines.flatMap((text, index) =>
    /^ *\t/.test(text)
      ? [
          {
            level: 'fault' as const,
            file,
            line: index + 1,
            problem: 'The line begins with a tab.',
            mend: 'Delete the tab and press the space bar instead: as many spaces as the lines beside it.',
          },
        ]
      : [],
  );
}

/** YAML drops all after " #" as a remark; in an address that is rarely meant. */
function lostTextFaults(
  file: string,
  counter: LineCounter,
  lost: ReturnType<typeof droppedRemarks>,
): Fault[] {
  return lost.map(({ at, remark }) => ({
    level: 'warning',
    file,
    line: counter.linePos(at).line,
    problem: `${quoted(remark)} is taken for a remark and left out.`,
    mend: 'Put the whole text in "double quotes" if it belongs to it; else write the remark on a line of its own above.',
  }));
}

/** Reads one YAML file. Never throws: what cannot be read becomes a fault. */
export function readContentFile(
  path: string,
  file: string,
  bytes: string | Uint8Array,
): ContentFile {
  const { text: source, faults: unread } =
    typeof bytes === 'string' ? { text: bytes, faults: [] } : decodeText(bytes, file);
  const lines = source.split(/\r?\n/);
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });

  const lineOf = (wanted: Path) => {
    let node: unknown = document.contents;
    let at: number | undefined;
    for (const step of wanted) {
      if (!isCollection(node)) break;
      const found = isMap(node)
        ? node.items.find(({ key }) => isScalar(key) && key.value === step)
        : node.items[Number(step)];
      if (!found) break;
      const start = isPair(found) ? found.key : found;
      if (isScalar(start) || isCollection(start)) at = start.range?.[0] ?? at;
      node = isPair(found) ? found.value : found;
    }
    return at === undefined ? undefined : counter.linePos(at).line;
  };

  const typedAt = (wanted: Path) => {
    const node = document.getIn(wanted, true);
    const range = isScalar(node) || isCollection(node) ? node.range : undefined;
    return range ? source.slice(range[0], range[1]) : '';
  };

  let faults = unread.length > 0 ? unread : tabFaults(file, lines);
  if (faults.length === 0) {
    faults = explainYaml(document, counter, source).map((fault) => ({
      level: 'fault',
      file,
      ...fault,
    }));
  }
  const data = faults.length === 0 ? document.toJS() : undefined;
  const lost = lostTextFaults(file, counter, droppedRemarks(document, source));
  return { path, file, source, data, faults: [...faults, ...lost], lineOf, typedAt };
}
