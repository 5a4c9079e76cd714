import { LineCounter, parseDocument } from 'yaml';
import { placesIn, remarksIn } from '../../src/content/yaml.ts';

/** The remark right above each field, by the field's pointer as JSON; marks of samples apart. */
export function remarksOf(text: string): Record<string, string> {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  if (document.errors.length > 0) return {};
  const remarks = remarksIn(text, counter);
  const said: Record<string, string> = {};
  const taken = new Set<number>();
  for (const { pointer, line } of placesIn(document, counter)) {
    const words: string[] = [];
    for (let above = line - 1; remarks.has(above) && !taken.has(above); above--) {
      const remark = remarks.get(above);
      if (!remark || remark.isBehind) break;
      taken.add(above);
      words.unshift(remark.text);
    }
    const remark = words.join(' ').trim();
    if (remark && !remark.startsWith('SAMPLE')) said[JSON.stringify(pointer)] = remark;
  }
  return said;
}
