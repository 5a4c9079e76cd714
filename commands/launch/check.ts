import type { Env } from '../../lib/settings.ts';
import { type Diagnostic, warning } from '../../src/content/diagnostics/diagnostic.ts';
import type { OutwardLink } from '../../src/content/launch/facts.ts';
import { launchContent } from '../../src/content/launch/launch.ts';
import { mailboxWarnings, originErrors } from '../../src/content/launch/settings.ts';
import { lineAt } from '../../src/content/leaves.ts';
import { innIn, loadContent } from '../../src/content/load.ts';
import { stepInto } from '../../src/content/pointer.ts';
import { serviceOf } from '../../src/enquiry/contract/service.ts';
import { emailjsServiceErrors, ownMailErrors } from './mail.ts';

/** Milliseconds; a slower site does not count as a broken link. */
const TIMEOUT = 8_000;
/** Statuses of a missing page. Others may only mean that the site turns bots away. */
const GONE = [404, 410];

/** Why a link is broken; undefined if it works or may work. */
async function whyBroken(href: string): Promise<string | undefined> {
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
async function deadLinks(links: readonly OutwardLink[]): Promise<Diagnostic[]> {
  const found = await Promise.all(
    links.map(async ({ leaf, href }) => {
      const why = await whyBroken(href);
      if (!why) return [];
      const fix =
        'Open it in a browser. If no page comes, correct the address or delete the entry.';
      return warning(lineAt(leaf), `The link “${href}” ${why}.`, fix);
    }),
  );
  return found.flat();
}

interface LaunchOptions {
  /** Sends the owner a test letter. */
  letter?: boolean;
  /** The day for checking how old distances are. */
  today?: Date;
}

async function mailErrors(dir: string, env: Env, letter: boolean) {
  const check = serviceOf(env).kind === 'own' ? ownMailErrors : emailjsServiceErrors;
  if (!letter) return check(env);
  const inn = innIn(await loadContent(dir, () => false))?.data;
  const innName = String(stepInto(inn, 'name') ?? 'the inn');
  return check(env, { innName, email: String(stepInto(inn, 'email') ?? '') });
}

/**
 * Errors that prevent going live, and warnings: content, settings, the e-mail service, links. Uses the
 * network; takes at most half a minute.
 * @param dir the content folder, an absolute path
 * @param env the settings
 */
export async function launchCheck(
  dir: string,
  env: Env,
  { letter = false, today = new Date() }: LaunchOptions = {},
): Promise<Diagnostic[]> {
  const [{ diagnostics, outward }, mail] = await Promise.all([
    launchContent(dir, today),
    mailErrors(dir, env, letter),
  ]);
  const settings = [...originErrors(env), ...mailboxWarnings(env)];
  return [...settings, ...mail, ...diagnostics, ...(await deadLinks(outward))];
}
