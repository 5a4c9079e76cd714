import { type Diagnostic, warning } from '../diagnostics/diagnostic.ts';
import { quoted, stepInto } from '../diagnostics/wording.ts';
import { type Leaf, lineAt } from '../leaves.ts';
import type { ContentFile } from '../load.ts';
import { EXAMPLE_HOST } from './contact.ts';

/** Months after which a distance is measured again: roads, and metro lines, are built meanwhile. */
const MONTHS = 6;

/** Distances that nobody has measured, or not for long. */
export function oldDistances(nearby: ContentFile, today: Date): Diagnostic[] {
  const checkedOn = stepInto(nearby.data, 'checkedOn');
  const at = (field: string) => lineAt({ content: nearby, pointer: [field] });
  const fix =
    'Ask a maps app for each place from your own door, then write down the day (checkedOn).';
  if (typeof checkedOn !== 'string') {
    const message = 'No day says when the distances to the places nearby were measured.';
    return [warning(at('places'), message, fix)];
  }
  const due = new Date(`${checkedOn}T00:00:00Z`);
  due.setUTCMonth(due.getUTCMonth() + MONTHS);
  if (!(due.getTime() < today.getTime())) return [];
  const message = `The distances were last measured on ${checkedOn}, more than six months ago.`;
  return [warning(at('checkedOn'), message, fix)];
}

/** A hint only: there are inns that name a price when they are asked. */
export function noPrice(rooms: readonly ContentFile[]): Diagnostic[] {
  const [first] = rooms;
  const isPriced = rooms.some(({ data }) => typeof stepInto(data, 'price') === 'number');
  if (isPriced || !first) return [];
  return [
    warning(
      lineAt({ content: first, pointer: ['name'] }),
      'No room has a price. It is the first thing that guests look for.',
      'If you like, give each room its price in rupees a night, such as  price: 1500.',
    ),
  ];
}

/** What a file's name or a single word tells nobody who cannot see the picture. */
const NO_ALT = /^(?:photo|picture|image|img|foto)?[\s_-]*\d*$|\.(?:jpe?g|png|webp)$|^.{1,4}$/i;

/** Pictures of which those who cannot see them are told nothing. */
export function emptyAlts(leaves: readonly Leaf[]): Diagnostic[] {
  return leaves
    .filter(({ kind, value }) => kind === 'alt' && NO_ALT.test(String(value).trim()))
    .map((leaf) =>
      warning(
        lineAt(leaf),
        `${quoted(leaf.value)} tells people who cannot see the picture nothing.`,
        'Say in a sentence what the picture shows, as you would on the telephone.',
      ),
    );
}

/** A link to another site. */
export interface OutwardLink {
  leaf: Leaf;
  href: string;
}

/** Links in the content that lead nowhere, as is seen without a network, and those to other sites. */
export function contentLinks(leaves: readonly Leaf[]): {
  broken: Diagnostic[];
  outward: OutwardLink[];
} {
  const broken: Diagnostic[] = [];
  const outward: OutwardLink[] = [];
  for (const leaf of leaves) {
    const { kind, value } = leaf;
    if (kind !== 'link' || typeof value !== 'string') continue;
    const url = /^https?:\/\//.test(value) ? URL.parse(value) : null;
    if (!url) continue;
    // A page at a network that is named after an example is as empty as the address itself.
    if (EXAMPLE_HOST.test(url.hostname) || /\.example\b/.test(url.pathname)) {
      const message = `The link ${quoted(value)} leads nowhere: that name is kept for examples.`;
      const fix = 'Write the address of your own page, or delete the entry.';
      broken.push(warning(lineAt(leaf), message, fix));
    } else {
      outward.push({ leaf, href: value });
    }
  }
  return { broken, outward };
}
