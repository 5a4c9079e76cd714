import { type Diagnostic, warning } from '../../src/content/diagnostics/diagnostic.ts';
import type { OutwardLink } from '../../src/content/launch/facts.ts';
import { lineAt } from '../../src/content/launch/leaves.ts';

/** Milliseconds a site may take; one that is slower than this is no broken link. */
const PATIENCE = 8_000;
/** Networks turn programs away with other codes than these; these say that there is no such page. */
const GONE = [404, 410];

/** Why a link leads nowhere; undefined when it does lead somewhere, or nobody can tell. */
async function whyNowhere(href: string): Promise<string | undefined> {
  try {
    const { status, body } = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
    // The page itself is not wanted: a long one would hold the line, and the command, open.
    await body?.cancel();
    return GONE.includes(status) ? `answers that there is no such page (${status})` : undefined;
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    if (code === 'ENOTFOUND') return 'is at a name that nobody has';
    return code === 'ECONNREFUSED' ? 'is not answered' : undefined;
  }
}

/** Links to other sites that lead nowhere, asked all at once. */
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
