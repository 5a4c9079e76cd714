/**
 * Makes a fresh clone ready: installs the locked packages when others, or none, are installed; not
 * while a server or a build runs from here. Runs before every npm script, on whatever Node (from 20
 * on) the machine has, so it uses nothing that is not in Node itself.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packagesFault } from '../commands/packages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(
    `Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`,
  );
  process.exit(1);
}

/**
 * The process that a file of .site/ tells of, as server/marker.ts writes it.
 * @param {string} file
 * @returns {number | undefined} its number; undefined when it is gone
 */
function processOf(file) {
  try {
    const { pid } = JSON.parse(readFileSync(file, 'utf8'));
    if (Date.now() - statSync(file).mtimeMs > 60_000) return undefined;
    try {
      process.kill(pid, 0);
    } catch (error) {
      // Not there. Another user's, which may not be asked, is.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined;
    }
    return pid;
  } catch {
    return undefined;
  }
}

function processesAtWork() {
  const servers = join(root, '.site', 'servers');
  /** @type {string[]} */
  let names = [];
  try {
    names = readdirSync(servers);
  } catch {
    // No server ever ran here.
  }
  const files = [...names.map((name) => join(servers, name)), join(root, '.site', 'building.json')];
  return files.map(processOf).filter((pid) => pid !== undefined);
}

const fault = packagesFault(root);
if (fault) {
  const atWork = processesAtWork();
  if (atWork.length > 0) {
    console.error(
      `The installed packages are not those of package-lock.json (${fault}), and a server or build runs from this folder (process ${atWork.join(', ')}), which an installation would break. Stop it, run npm ci, then start it again.`,
    );
    process.exit(1);
  }
  console.log(`Installing the packages this project is built with (${fault}; about a minute) …`);
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
}
