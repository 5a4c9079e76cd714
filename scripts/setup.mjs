/**
 * Installs the locked packages if they are missing or differ, unless a server or a build runs from this
 * folder. Runs before every command, so it must work on the machine's own Node, from 20 on, and without
 * any package.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, statSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasDevPackages, packagesError } from '../commands/packages.mjs';

/**
 * Whether a process with this number runs.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * Reads a PID file without its lock, for Node before 22.18, which cannot run lib/pidFile.ts. By now, its
 * number may belong to another process.
 * @param {string} file
 * @returns {{ pid: number } | undefined}
 */
function livingProcess(file) {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(content.pid) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} folder the lock */
function holderOf(folder) {
  try {
    return readdirSync(folder)[0] ?? '';
  } catch {
    return '';
  }
}

/**
 * Whether the lock is from before the machine started: its number may belong to another process by now.
 * @param {string} folder the lock
 * @param {string} holder the number of its process
 */
function isFromBeforeBoot(folder, holder) {
  const entry = statSync(join(folder, holder), { throwIfNoEntry: false });
  return entry !== undefined && entry.mtimeMs < Date.now() - uptime() * 1000;
}

/**
 * @param {string} folder the lock
 * @param {string} holder the number of its process; empty if none holds it
 */
function release(folder, holder) {
  try {
    if (holder) rmdirSync(join(folder, holder));
    // Windows cannot rename onto a folder, not even an empty one.
    rmdirSync(folder);
  } catch {
    // Another command has taken or released it.
  }
}

/**
 * Waits until no other command is installing here. The lock is a folder with one entry, named after the
 * PID of its holder. An atomic rename creates it together with the entry, and fails while another entry
 * is in the folder. Others only remove a dead holder's entry, so no living process loses its lock.
 * @param {string} root the project's folder
 * @returns {Promise<() => void>} releases the lock
 */
async function lockInstallation(root) {
  const folder = join(root, '.site', 'install');
  const own = `${folder}-${process.pid}`;
  mkdirSync(join(own, String(process.pid)), { recursive: true });
  for (let told = false; ; ) {
    try {
      renameSync(own, folder);
      return () => release(folder, String(process.pid));
    } catch (error) {
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error);
      if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(code)) throw error;
    }
    const holder = holderOf(folder);
    const isHeld = holder && holder !== String(process.pid) && isAlive(Number(holder));
    if (isHeld && !isFromBeforeBoot(folder, holder)) {
      if (!told) console.log(`Waiting for process ${holder}, which installs packages here …`);
      told = true;
      await sleep(200);
    } else {
      release(folder, holder);
    }
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
 * Runs npm; exits if it fails.
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
 * Installs missing packages; exits if it cannot.
 * @param {string} root the project's folder
 * @param {boolean} dev
 */
async function install(root, dev) {
  const error = packagesError(root);
  if (error) {
    const atWork = await processesAtWork(root);
    if (atWork.length > 0) {
      console.error(
        `The installed packages are not those of package-lock.json (${error}), and a server or build runs from this folder (process ${atWork.join(', ')}), which an installation would break. Stop it, run npm ci, then start it again.`,
      );
      process.exit(1);
    }
    console.log(`Installing the packages this project is built with (${error}; about a minute) …`);
    runNpm(root, ['ci', dev || hasDevPackages(root) ? '--include=dev' : '--omit=dev']);
    return;
  }
  const missing = dev && packagesError(root, { dev });
  if (!missing) return;
  console.log(`Installing the packages that development needs as well (${missing}) …`);
  runNpm(root, ['install', '--no-save', '--include=dev']);
}

/**
 * Makes sure that the packages are installed; exits if they cannot be. Adds those for development on
 * demand, without removing others, so a running server loses nothing.
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
  if (!packagesError(root, { dev })) return;
  const unlock = await lockInstallation(root);
  // Release the lock on exit, too: the process exits if npm fails.
  process.once('exit', unlock);
  await install(root, dev);
  unlock();
}
