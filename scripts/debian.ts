import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs the distribution's packages, as root on Debian and its kin; elsewhere it does nothing.
 * The caller looks again for what it needs, and names the mend when it is still missing.
 */
export function installDebianPackages(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-q'],
    ['install', '-y', '-q', ...packages],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
}
