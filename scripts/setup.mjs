/**
 * Makes a fresh clone ready: installs the locked packages when they are missing or older than
 * the lockfile. Runs before every npm script, on whatever Node (from 20 on) the machine has,
 * so it uses nothing that is not in Node itself.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.lock-installed`;

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`,
  );
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.log('Installing the packages this project is built with (once, about a minute) …');
  // Engine warnings are about the machine's own Node; the scripts run on the one in node_modules.
  const { status } = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed: see its message above. The packages must be reachable once.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
