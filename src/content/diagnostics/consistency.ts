import type { ContentFile } from '../load.ts';
import { fileAt } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { fieldWords, nearest, quoted, stepInto } from './wording.ts';

const PAGE = 'pages/facilities.yaml';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The values of one field in a list of entries, with their places in it. */
function textsOf(entries: unknown, field: string) {
  return listOf(entries).flatMap((entry, index) => {
    const typed = stepInto(entry, field);
    return typeof typed === 'string' ? [{ index, text: typed.trim() }] : [];
  });
}

/** Facilities in a group that the page does not have, and groups without a facility. */
export function groupFaults(contents: readonly ContentFile[]): Fault[] {
  const facilities = fileAt(contents, 'facilities.yaml');
  const page = fileAt(contents, PAGE);
  const headings = textsOf(stepInto(page?.data, 'groups'), 'heading');
  if (!facilities?.data || !page || headings.length === 0) return [];
  const known = headings.map(({ text }) => text);
  const named = textsOf(facilities.data, 'group');
  const homeless = named
    .filter(({ text }) => !known.includes(text))
    .map(({ index, text }): Fault => {
      const likely = nearest(text, known);
      return {
        level: 'fault',
        file: facilities.file,
        line: facilities.lineOf([index, 'group']),
        field: fieldWords([index, 'group'], facilities.data),
        at: [index, 'group'],
        problem: `${page.file} has no group ${quoted(text)}.`,
        mend: likely
          ? `Did you mean ${quoted(likely)}?`
          : `Write one of its headings: ${known.map(quoted).join(', ')}.`,
      };
    });
  const empty = headings
    .filter(({ text }) => named.every((facility) => facility.text !== text))
    .map(
      ({ index, text }): Fault => ({
        level: 'warning',
        file: page.file,
        line: page.lineOf(['groups', index, 'heading']),
        field: fieldWords(['groups', index, 'heading'], page.data),
        at: ['groups', index, 'heading'],
        problem: `No facility is in the group ${quoted(text)}, so it is not shown.`,
        mend: `Write  group: ${text}  below a facility in ${facilities.file}, or delete the group.`,
      }),
    );
  return [...homeless, ...empty];
}
