import { type Diagnostic, warning } from '../../src/content/diagnostics/diagnostic.ts';
import type { OutwardLink } from '../../src/content/launch/facts.ts';
import { lineAt } from '../../src/content/leaves.ts';

/** Milliseconds; a slower site does not count as a broken link. */
const TIMEOUT = 8_000;
/** Other codes may only mean that the site turns programs away. */
const GONE = [404, 410];

/** Why a link is broken; undefined if it works or may work. */
async function whyNowhere(href: string): Promise<string | undefined> {
  try {
    const { status, body } = await fetch(href, { signal: AbortSignal.timeout(TIMEOUT) });
    // An unread body would keep the connection, and this process, open.
    await body?.cancel();
    return GONE.includes(status) ? `answers that there is no such page (${status})` : undefined;
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code === 'ENOTFOUND') return 'is at a name that nobody has';
    return code === 'ECONNREFUSED' ? 'is not answered' : undefined;
  }
}

/** Broken links to other sites, checked in parallel. */
export async function deadLinks(links: readonly OutwardLink[]): Promise<Diagnostic[]> {
  const found = await Promise.all(
    links.map(async ({ leaf, href }) => {
      const why = await whyNowhere(href);
      if (!why) return [];
      const fix =
        'Open it in a browser. If no page comes, correct the address or delete the entry.';
      return warning(lineAt(leaf), `The link “${href}” ${why}.`, fix);
    }),
  );
  return found.flat();
}
