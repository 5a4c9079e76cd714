import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** Everything needed to build, start and serve the site. */
const SOURCES = [
  'build',
  'commands',
  'content',
  'editor',
  'lib',
  'mail',
  'releases',
  'public',
  'server',
  'src',
];
const FILES = ['astro.config.ts', 'package.json', 'tsconfig.json'];

export interface ProjectCopy {
  folder: string;
  /**
   * Builds the site from its own content unless `more` overrides it; throws with the build's
   * output.
   */
  build(more?: NodeJS.ProcessEnv): Promise<void>;
  remove(): void;
}

interface CopyOptions {
  /** Parent folder of the copy. */
  inside?: string;
  /** How to use the cache of pictures, so that only new ones take time; `shared` also adds new ones to it. */
  pictures?: 'copied' | 'shared' | 'none';
}

/**
 * Links the packages that an inn installs, without those of developers, and npm's list of them, into a
 * copy: one by one, so that Astro's caches in node_modules are the copy's own.
 * @returns the copy's node_modules
 */
export function linkPackages(folder: string): string {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const list = join('node_modules', '.package-lock.json');
  symlinkSync(join(ROOT, list), join(folder, list));
  const { packages: installed } = JSON.parse(readFileSync(join(ROOT, list), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(installed)) {
    const isNested = path.includes('/node_modules/');
    if (dev || isNested || !existsSync(join(ROOT, path))) continue;
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  return packages;
}

/** A copy of the project to modify; it shares the packages that an inn installs. */
export function copyProject({
  inside = tmpdir(),
  pictures = 'copied',
}: CopyOptions = {}): ProjectCopy {
  const folder = mkdtempSync(join(inside, 'copperpod-inn-copy-'));
  const present = new Set(readdirSync(ROOT));
  for (const name of [...SOURCES, ...FILES].filter((source) => present.has(source))) {
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  }
  const packages = linkPackages(folder);
  const cache = join('.astro', 'assets');
  const prepared = join(ROOT, 'node_modules', cache);
  if (pictures === 'shared') {
    mkdirSync(prepared, { recursive: true });
    mkdirSync(dirname(join(packages, cache)));
    symlinkSync(prepared, join(packages, cache), 'junction');
  } else if (pictures === 'copied' && existsSync(prepared)) {
    cpSync(prepared, join(packages, cache), { recursive: true });
  }

  const astro = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs');
  return {
    folder,
    build: async (more) => {
      const env = {
        ...process.env,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
        CONTENT_DIR: 'content',
        ...more,
      };
      const child = spawn(process.execPath, [astro, 'build'], { cwd: folder, env, stdio: 'pipe' });
      const output: Buffer[] = [];
      child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(Buffer.concat(output).toString());
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
