import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Fault } from './fault.ts';
import { explainYaml } from './yamlWords.ts';

type Path = readonly PropertyKey[];

/** A file of content/ as read: its data, or the faults that keep it from being read. */
export interface ContentFile {
  /** Below the content folder, with forward slashes. */
  path: string;
  /** As named to the innkeeper. */
  file: string;
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
function lostTextFaults(file: string, lines: string[]): Fault[] {
  return lines.flatMap((text, index) => {
    const lost = /^\s*(?:- )?[\w-]+:\s+[^"'#\s].*?\s(#\S.*)$/.exec(text)?.[1];
    return lost
      ? [
          {
            level: 'warning' as const,
            file,
            line: index + 1,
            problem: `“${lost}” is taken for a remark and left out.`,
            mend: 'Put the whole text in "double quotes" if it belongs to it.',
          },
        ]
      : [];
  });
}

/** Reads one YAML file. Never throws: what cannot be read becomes a fault. */
export function readContentFile(path: string, file: string, source: string): ContentFile {
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

  let faults = tabFaults(file, lines);
  if (faults.length === 0) {
    faults = explainYaml(document, counter, lines).map((fault) => ({
      level: 'fault',
      file,
      ...fault,
    }));
  }
  const data = faults.length === 0 ? document.toJS() : undefined;
  return { path, file, data, faults: [...faults, ...lostTextFaults(file, lines)], lineOf, typedAt };
}
