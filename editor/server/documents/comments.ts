import { commentsIn, fieldsIn, parseYaml } from '../../../src/content/yaml.ts';

/** The comment right above each field, by the field's pointer as JSON; without sample marks. */
export function commentsOf(text: string): Record<string, string> {
  const yaml = parseYaml(text);
  if (yaml.document.errors.length > 0) return {};
  const comments = commentsIn(yaml);
  const said: Record<string, string> = {};
  const taken = new Set<number>();
  for (const { pointer, line } of fieldsIn(yaml)) {
    const words: string[] = [];
    for (let above = line - 1; comments.has(above) && !taken.has(above); above--) {
      const comment = comments.get(above);
      if (!comment || comment.isBehind) break;
      taken.add(above);
      words.unshift(comment.text);
    }
    const comment = words.join(' ').trim();
    if (comment && !comment.startsWith('SAMPLE')) said[JSON.stringify(pointer)] = comment;
  }
  return said;
}
