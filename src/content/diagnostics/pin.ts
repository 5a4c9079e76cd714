import type { ContentFile } from '../load.ts';
import { PIN } from '../placeholders.ts';
import { innIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { quoted, stepInto } from './wording.ts';

/** Lines that would keep the pin code of a house that the inn has left. Data need not be filled in. */
export function pinFaults(contents: readonly ContentFile[]): Fault[] {
  const inn = innIn(contents);
  const pin = stepInto(stepInto(inn?.data, 'address'), 'postalCode');
  if (typeof pin !== 'string' || !/^\d{6}$/.test(pin)) return [];
  return contents.flatMap(({ path, file, source }) =>
    source.split('\n').flatMap((line, index): Fault[] => {
      const isOwn = path === 'inn.yaml' && /^\s*postalCode:/.test(line);
      if (isOwn || /^\s*#/.test(line) || !line.includes(pin)) return [];
      return [
        {
          level: 'warning',
          file,
          line: index + 1,
          problem: `${quoted(pin)} is typed out and will stay when the pin code in inn.yaml changes.`,
          mend: `Write ${PIN} in its place; a text that begins with it goes in "double quotes".`,
        },
      ];
    }),
  );
}
