import type { Diagnostic } from '../../src/content/diagnostics/diagnostic.ts';
import { stepInto } from '../../src/content/diagnostics/wording.ts';
import { launchContent } from '../../src/content/launch/launch.ts';
import { type Env, originErrors, serviceOf } from '../../src/content/launch/settings.ts';
import { innIn, loadContent } from '../../src/content/load.ts';
import { emailjsServiceErrors } from './emailjs.ts';
import { ownMailErrors } from './mail.ts';
import { deadLinks } from './outward.ts';

interface LaunchOptions {
  /** Sends the owner a test letter. */
  letter?: boolean;
  /** The day for checking how old distances are. */
  today?: Date;
}

async function mailErrors(dir: string, env: Env, letter: boolean) {
  if (!letter) return serviceOf(env) === 'own' ? ownMailErrors(env) : emailjsServiceErrors(env);
  const inn = innIn(await loadContent(dir, () => false))?.data;
  const innName = String(stepInto(inn, 'name') ?? 'the inn');
  return serviceOf(env) === 'own'
    ? ownMailErrors(env, { innName })
    : emailjsServiceErrors(env, { innName, email: String(stepInto(inn, 'email') ?? '') });
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
  return [...originErrors(env), ...mail, ...diagnostics, ...(await deadLinks(outward))];
}
