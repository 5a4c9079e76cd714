import { contrast } from '../../colours/contrast.ts';
import { missesIn, nearestPassing } from '../../colours/pairs.ts';
import { type BrandColours, OWN_COLOURS } from '../../colours/palette.ts';
import { colours } from '../coloursSchema.ts';
import type { ContentFile } from '../load.ts';
import { innIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { stepInto } from './wording.ts';

const toOne = (ratio: number) => `${ratio.toFixed(1)} to 1`;

/** Colours of the inn's own that cannot be read on one another, each pair with a colour that can. */
export function colourFaults(contents: readonly ContentFile[]): Fault[] {
  const inn = innIn(contents);
  const typed = stepInto(inn?.data, 'colours');
  const read = colours.safeParse(typed);
  // What is no colour at all is the schema's to say.
  if (!inn || typed === undefined || !read.success) return [];
  const brand = read.data;
  const { ground = OWN_COLOURS.ground, ink = OWN_COLOURS.ink } = brand;
  const at = (name: keyof BrandColours) => ({
    level: 'fault' as const,
    file: inn.file,
    line: inn.lineOf(['colours', name]),
    field: `colours, ${name}`,
    at: ['colours', name],
  });
  if (contrast('#000000', ground) < contrast('#000000', ink)) {
    return [
      {
        ...at('ground'),
        problem: 'The ground is darker than the ink.',
        mend: 'Write a pale colour as ground and a dark one as ink: photographs, veils and print are made for that.',
      },
    ];
  }
  const misses = missesIn(brand);
  const worst = new Map<keyof BrandColours, (typeof misses)[number]>();
  for (const miss of misses) {
    const known = worst.get(miss.blamed);
    if (!known || miss.ratio / miss.needs < known.ratio / known.needs) {
      worst.set(miss.blamed, miss);
    }
  }
  // The others are judged on ground and ink: as long as these two do not go together, of them alone.
  const first = [...worst.values()].filter(({ blamed }) => blamed === 'ground' || blamed === 'ink');
  return (first.length > 0 ? first : [...worst.values()]).map((miss) => {
    const nearest = nearestPassing(brand, miss.blamed);
    return {
      ...at(miss.blamed),
      problem: `${miss.what} cannot be told well: ${toOne(miss.ratio)}, where ${toOne(miss.needs)} is needed.`,
      mend: nearest
        ? `The nearest colour that can is  ${miss.blamed}: "${nearest}"`
        : `Change ground or ink as well; no ${miss.blamed} can be told on these two.`,
    };
  });
}
