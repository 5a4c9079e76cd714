import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { installDebianPackages } from '../../../scripts/browser.ts';

function works(program: string): boolean {
  return spawnSync(program, ['-version'], { stdio: 'ignore' }).status === 0;
}

function installed(): string | undefined {
  const home = process.env['JAVA_HOME'];
  return [...(home ? [join(home, 'bin', 'java')] : []), 'java'].find(works);
}

/**
 * Finds a Java for the W3C's HTML checker; as root on Debian, installs one if needed. Undefined if there
 * is none.
 */
export function findJava(): string | undefined {
  const found = installed();
  if (found) return found;
  installDebianPackages('default-jre-headless');
  return installed();
}
