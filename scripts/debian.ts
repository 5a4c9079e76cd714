import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs Debian packages if run as root on Debian or a derivative, and does nothing elsewhere.
 * Callers check again for what they need.
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
