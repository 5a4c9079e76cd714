import { parseArgs } from 'node:util';

/** An invalid command-line option; the message says what to write instead. */
export class OptionError extends Error {}

/** What can be measured separately. */
export const PARTS = ['mobile', 'desktop', 'interactions', 'visits'] as const;
export type Part = (typeof PARTS)[number];

export interface BenchOptions {
  /** How often to measure; reports show the median. */
  runs: number;
  /** The pages for Lighthouse; undefined for all. */
  pages: string[] | undefined;
  parts: readonly Part[];
  /** Whether to update docs/performance.md. */
  write: boolean;
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/**
 * Parses `--runs 5 --pages /,/about --only mobile --write`.
 * @throws OptionError
 */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '3' },
      pages: { type: 'string' },
      only: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new OptionError('--runs takes a whole number from 1 on.');
  const parts = values.only?.split(',') ?? PARTS;
  if (!parts.every(isPart)) throw new OptionError(`--only takes some of ${PARTS.join(',')}.`);
  if (values.write && (values.only || values.pages)) {
    throw new OptionError('--write is for a whole run: leave out --only and --pages.');
  }
  return { runs, pages: values.pages?.split(','), parts, write: values.write };
}
