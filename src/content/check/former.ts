import { addressesIn } from '../formerAddresses.ts';
import type { Fault } from './fault.ts';
import { takenAddresses } from './folder.ts';
import type { ContentFile } from './read.ts';
import { quoted, stepInto } from './words.ts';

interface Claim {
  content: ContentFile;
  field: 'formerly' | 'formerRooms';
  address: string;
}

const claimsOf = (content: ContentFile, field: Claim['field']): Claim[] =>
  addressesIn(stepInto(content.data, field)).map((address) => ({ content, field, address }));

/** Old addresses that a page has today, or that two rooms claim: no redirect could serve both. */
export function formerAddressFaults(contents: readonly ContentFile[]): Fault[] {
  const rooms = contents.filter(({ path }) => path.startsWith('rooms/'));
  const present = new Map(takenAddresses.map((address) => [`/${address}`, 'another page']));
  for (const { path, file } of rooms) {
    present.set(`/${path.slice('rooms/'.length, -'.yaml'.length)}`.toLowerCase(), file);
  }
  const claims = contents.flatMap((content) => {
    if (content.path === 'inn.yaml') return claimsOf(content, 'formerRooms');
    return rooms.includes(content) ? claimsOf(content, 'formerly') : [];
  });
  const owners = new Map<string, string>();
  return claims.flatMap(({ content, field, address }): Fault[] => {
    const key = address.toLowerCase();
    const fault = (problem: string, mend: string): Fault[] => [
      { level: 'fault', file: content.file, line: content.lineOf([field]), field, problem, mend },
    ];
    const page = present.get(key);
    if (page) {
      return fault(
        `The address ${quoted(address)} is in use today: it belongs to ${page}.`,
        'Name only addresses that no page has any longer.',
      );
    }
    const owner = owners.get(key);
    owners.set(key, content.file);
    return owner
      ? fault(
          `The old address ${quoted(address)} is named in ${owner} already.`,
          'Keep it in one place only: where a guest who asks for it should be led.',
        )
      : [];
  });
}
