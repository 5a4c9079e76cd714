import { things } from './wording.ts';

/** One thing to mend in content/, in words for the innkeeper. */
export interface Fault {
  /** A fault stops the build; a warning only asks for a look. */
  level: 'fault' | 'warning';
  /** From the folder down, such as `content/rooms/Deluxe_AC_Triple_Room.yaml`. */
  file: string;
  line?: number | undefined;
  /** In words, such as `pictures, entry 2, alt`. */
  field?: string | undefined;
  /** The same place as keys and indices, where it is one field. */
  at?: readonly PropertyKey[] | undefined;
  problem: string;
  mend: string;
}

/** Whether it stops a build. */
export const isFault = ({ level }: Fault) => level === 'fault';

function paragraph({ file, line, field, problem, mend }: Fault): string {
  const place = [file, line && `line ${line}`, field].filter(Boolean).join(', ');
  return `${place}\n  ${problem}\n  → ${mend}`;
}

/**
 * All faults, then all warnings, each with its place, what is wrong and the mend.
 * @returns an empty text when there is nothing to say.
 */
export function formatFaults(faults: Fault[]): string {
  const faulty = faults.filter(isFault);
  const doubtful = faults.filter((fault) => !isFault(fault));
  const parts: string[] = [];
  if (faulty.length > 0) {
    parts.push(`${things(faulty.length)} to mend before the site can be built:`);
    parts.push(...faulty.map(paragraph));
  }
  if (doubtful.length > 0) {
    parts.push(`${things(doubtful.length)} to look at; the site can be built all the same:`);
    parts.push(...doubtful.map(paragraph));
  }
  return parts.join('\n\n');
}
