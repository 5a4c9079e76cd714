import { ownAddresses } from '../addresses.ts';
import { quoted } from '../diagnostics/wording.ts';
import { EXAMPLE_HOST } from './facts.ts';
import type { LaunchItem } from './item.ts';
import { type Leaf, placeOf } from './read.ts';

/** Fields whose value, when it begins with a slash, is an address of the site. */
const ADDRESS_FIELDS = /^(?:link|href|url|to|page|address)$/;

/** A link to another site. */
export interface OutwardLink {
  leaf: Leaf;
  href: string;
}

/** Links in the content that can be judged without a network, and those that cannot. */
export function contentLinks(leaves: readonly Leaf[]): {
  broken: LaunchItem[];
  outward: OutwardLink[];
} {
  const own = ownAddresses([...new Set(leaves.map(({ content }) => content.path))]);
  const broken: LaunchItem[] = [];
  const outward: OutwardLink[] = [];
  for (const leaf of leaves) {
    const { pointer, value } = leaf;
    if (typeof value !== 'string') continue;
    const isAddress = ADDRESS_FIELDS.test(String(pointer.at(-1)));
    if (isAddress && value.startsWith('/') && !own.has(value.replace(/[?#].*$/, ''))) {
      broken.push({
        sentence: `The link ${quoted(value)} leads to no page of the site.`,
        mend: 'Write the address of a page, such as /rooms, or delete the link.',
        ...placeOf(leaf),
      });
    }
    const url = /^https?:\/\//.test(value) ? URL.parse(value) : null;
    if (!url) continue;
    // A page at a network that is named after an example is as empty as the address itself.
    const isExample = EXAMPLE_HOST.test(url.hostname) || /\.example\b/.test(url.pathname);
    if (isExample) {
      broken.push({
        sentence: `The link ${quoted(value)} leads nowhere: that name is kept for examples.`,
        mend: 'Write the address of your own page, or delete the entry.',
        ...placeOf(leaf),
      });
    } else {
      outward.push({ leaf, href: value });
    }
  }
  return { broken, outward };
}
