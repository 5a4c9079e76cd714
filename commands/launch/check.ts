import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { innIn, readContents } from '../../src/content/diagnostics/contents.ts';
import { stepInto } from '../../src/content/diagnostics/wording.ts';
import { type LaunchReport, launchContent } from '../../src/content/launch/launch.ts';
import { type Env, originFaults, serviceOf } from '../../src/content/launch/settings.ts';
import { emailjsServiceFaults } from './emailjs.ts';
import { ownMailFaults } from './mail.ts';
import { deadLinks } from './outward.ts';

interface LaunchOptions {
  /** Sends the owner a test letter. */
  letter?: boolean;
  /** The day by which distances are old. */
  today?: Date;
}

async function mailFaults(dir: string, env: Env, letter: boolean) {
  if (!letter) return serviceOf(env) === 'own' ? ownMailFaults(env) : emailjsServiceFaults(env);
  const { contents } = await readContents(['inn.yaml'], (path) =>
    readFile(join(dir, path)).catch(() => ''),
  );
  const inn = innIn(contents)?.data;
  const innName = String(stepInto(inn, 'name') ?? 'the inn');
  return serviceOf(env) === 'own'
    ? ownMailFaults(env, { innName })
    : emailjsServiceFaults(env, { innName, email: String(stepInto(inn, 'email') ?? '') });
}

/**
 * Everything that keeps an inn from going live, and what is worth a look: content, settings, the
 * e-mail service, links. Asks the network; answers within half a minute.
 * @param dir the content folder, an absolute path
 * @param env the settings
 */
export async function launchCheck(
  dir: string,
  env: Env,
  { letter = false, today = new Date() }: LaunchOptions = {},
): Promise<LaunchReport> {
  const [{ errors, warnings, outward }, mail] = await Promise.all([
    launchContent(dir, today),
    mailFaults(dir, env, letter),
  ]);
  return {
    errors: [...originFaults(env), ...mail, ...errors],
    warnings: [...warnings, ...(await deadLinks(outward))],
  };
}
