import type { ContentFile } from '../load.ts';
import { NAME } from '../placeholders.ts';
import { innIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { quoted, stepInto } from './wording.ts';

/** Letters that stand on two lines beside the menu at 320 CSS pixels: measured. */
const FITTING_NAME = 40;

/** Lines on which a file types the name out, remarks apart. */
function linesWith(name: string, { source, path }: ContentFile): number[] {
  return source.split('\n').flatMap((line, index) => {
    const isOwn = path === 'inn.yaml' && /^name:/.test(line);
    return !isOwn && !/^\s*#/.test(line) && line.includes(name) ? [index + 1] : [];
  });
}

/**
 * The inn's name where it would not follow a change in inn.yaml, where it is missing, and where it
 * is too long. Data are those before `[name]` is filled in.
 */
export function nameFaults(contents: readonly ContentFile[]): Fault[] {
  const inn = innIn(contents);
  const typed = stepInto(inn?.data, 'name');
  if (!inn || typeof typed !== 'string' || !typed.trim()) return [];
  const name = typed.trim();
  const at = (field: string) => ({ file: inn.file, line: inn.lineOf([field]), field, at: [field] });
  if (name.includes(NAME)) {
    return [
      {
        level: 'fault',
        ...at('name'),
        problem: `${NAME} stands for the name, so the name cannot hold it.`,
        mend: 'Write the name of the inn itself.',
      },
    ];
  }
  const faults: Fault[] = [];
  if (name.length > FITTING_NAME) {
    faults.push({
      level: 'warning',
      ...at('name'),
      problem: `The name has ${name.length} letters; more than ${FITTING_NAME} take three lines or more beside the menu of a small phone.`,
      mend: 'Look at the site on a phone. If the header is too high there, write a shorter name.',
    });
  }
  const alt = stepInto(inn.data, 'logoAlt');
  if (typeof alt === 'string' && !alt.includes(NAME) && !alt.includes(name)) {
    faults.push({
      level: 'warning',
      ...at('logoAlt'),
      problem: `${quoted(alt)} does not say the name of the inn, ${quoted(name)}.`,
      mend: `Write ${NAME} where the name belongs, in "double quotes".`,
    });
  }
  for (const content of contents) {
    const [line, ...more] = linesWith(name, content);
    if (line === undefined) continue;
    const others = more.length === 0 ? '' : ` Also in line ${more.join(', ')}.`;
    faults.push({
      level: 'warning',
      file: content.file,
      line,
      problem: `${quoted(name)} is typed out and will stay when the name in inn.yaml changes.${others}`,
      mend: `Write ${NAME} in its place; a text that begins with it goes in "double quotes".`,
    });
  }
  return faults;
}
