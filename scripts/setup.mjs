/**
 * Makes a fresh clone ready: installs the locked packages when others, or none, are installed; not
 * while a server or a build runs from here. Runs before every command, on whatever Node (from 20 on)
 * the machine has, so it uses nothing that is not in Node itself.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasDevPackages, packagesError } from '../commands/packages.mjs';

/**
 * The process of a PID file, as far as a Node can tell that cannot run lib/pidFile.ts (before 22.18):
 * by now its number may be another process's.
 * @param {string} file
 * @returns {{ pid: number } | undefined}
 */
function livingProcess(file) {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    try {
      process.kill(content.pid, 0);
    } catch (error) {
      // Another user's process may not be signalled.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return undefined;
    }
    return content;
  } catch {
    return undefined;
  }
}

/** @param {string} root the project's folder */
async function processesAtWork(root) {
  const library = import('../lib/pidFile.ts').then(({ readPidFile }) => readPidFile);
  const read = await library.catch(() => livingProcess);
  const store = join(root, '.site');
  /** @type {string[]} */
  let servers = [];
  try {
    servers = readdirSync(join(store, 'servers')).filter((name) => name.endsWith('.json'));
  } catch {
    // No server ever ran here.
  }
  const files = [join(store, 'build.json'), ...servers.map((name) => join(store, 'servers', name))];
  return files.map((file) => read(file)?.pid).filter((pid) => pid !== undefined);
}

/**
 * Ends the process when npm fails.
 * @param {string} root the project's folder
 * @param {readonly string[]} words
 */
function runNpm(root, words) {
  // Engine warnings are about the machine's own Node; the scripts run on the one in node_modules.
  const { status } = spawnSync('npm', [...words, '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    `npm ${words[0]} failed: see its message above. The packages must be reachable once.`,
  );
  process.exit(1);
}

/**
 * Ends the process where the packages cannot be had. Those for development are installed only when
 * asked for, and beside what is there: that takes nothing from a server that runs.
 * @param {string} root the project's folder
 * @param {boolean} [dev] whether a command needs the packages for development
 */
export async function setUp(root, dev = false) {
  const [major = 0] = process.versions.node.split('.').map(Number);
  if (major < 20) {
    console.error(
      `Node ${process.versions.node} is too old. Install Node 20 or newer, then try again.`,
    );
    process.exit(1);
  }
  const fault = packagesError(root);
  if (fault) {
    const atWork = await processesAtWork(root);
    if (atWork.length > 0) {
      console.error(
        `The installed packages are not those of package-lock.json (${fault}), and a server or build runs from this folder (process ${atWork.join(', ')}), which an installation would break. Stop it, run npm ci, then start it again.`,
      );
      process.exit(1);
    }
    console.log(`Installing the packages this project is built with (${fault}; about a minute) …`);
    runNpm(root, ['ci', dev || hasDevPackages(root) ? '--include=dev' : '--omit=dev']);
    return;
  }
  const missing = dev && packagesError(root, { dev });
  if (!missing) return;
  console.log(`Installing the packages that development needs as well (${missing}) …`);
  runNpm(root, ['install', '--no-save', '--include=dev']);
}
