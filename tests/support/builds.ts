/** Builds of the site for tests, cached by their sources and settings. */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../lib/files.ts';
import { withLock } from '../../lib/lock.ts';
import { sourcesHash } from '../../releases/stamp.ts';
import type { BuildSettings } from '../../releases/store.ts';
import { commandSettings } from '../../releases/store.ts';
import { cached } from './cache.ts';
import { copyProject } from './copy.ts';
import { STATIC_DIST } from './places.ts';

const ROOT = join(import.meta.dirname, '../..');
const BUILDS = join(ROOT, '.test/builds');
/** Modules that write an inn's content: changing them invalidates its build. */
const WRITERS = ['tests/fixtures', 'tests/dist/support'];
/** The content folder's name: awkward on purpose, as an innkeeper's own may be. */
const CONTENT = 'our words #1';

interface BuildOptions {
  settings?: BuildSettings;
  /** Writes an inn into an empty folder; omitted for the sample. */
  writeContent?: (folder: string) => Promise<void>;
  /** Its photos are the sample's, whose variants are cached. */
  hasSamplePictures?: true;
  /** Changes the copy of the project that is built, as CONTRIBUTING.md says. */
  changeProject?: (project: string) => void;
}

export interface Build {
  /** The built site. */
  dist: string;
  /** The content it was built from. */
  content: string;
}

function hashOf({ settings = {}, writeContent, changeProject }: BuildOptions): string {
  const hash = createHash('sha256').update(sourcesHash(ROOT, settings));
  hash.update(JSON.stringify(Object.entries(settings).sort()));
  for (const folder of writeContent ? WRITERS : []) {
    for (const file of listFiles(join(ROOT, folder))) {
      hash.update(`${file}\0`).update(readFileSync(join(ROOT, folder, file)));
    }
  }
  if (changeProject) hash.update(readFileSync(join(ROOT, 'CONTRIBUTING.md')));
  return hash.digest('hex').slice(0, 16);
}

async function build(folder: string, options: BuildOptions): Promise<void> {
  const { settings = {}, writeContent, hasSamplePictures, changeProject } = options;
  const content = join(folder, CONTENT);
  const copy = copyProject({
    pictures: writeContent && !hasSamplePictures ? 'none' : 'shared',
  });
  try {
    if (writeContent) {
      mkdirSync(content);
      await writeContent(content);
    }
    changeProject?.(copy.folder);
    // Astro must not read this file: only Node does, and only if told to.
    writeFileSync(join(copy.folder, '.env'), 'EMAILJS_SERVICE_ID=unasked\n');
    // The machine's own settings must not affect test builds.
    const unset = Object.keys(commandSettings(process.env, [])).map((name) => [name, undefined]);
    await copy.build({
      ...Object.fromEntries(unset),
      CONTENT_DIR: writeContent ? content : 'content',
      ...settings,
    });
    cpSync(join(copy.folder, 'dist'), join(folder, 'dist'), { recursive: true });
  } finally {
    copy.remove();
  }
}

/**
 * Builds a site unless a build of these sources with these settings exists.
 * @param name distinguishes the builds of one inn from those of others
 * @throws with the build's output
 */
export async function builtSite(name: string, options: BuildOptions = {}): Promise<Build> {
  const folder = await cached(BUILDS, name, hashOf(options), (empty) => build(empty, options));
  const content = options.writeContent ? join(folder, CONTENT) : join(ROOT, 'content');
  return { dist: join(folder, 'dist'), content };
}

/** Puts an EmailJS build of the current sources into STATIC_DIST. */
export async function placeStaticBuild(): Promise<void> {
  const { dist } = await builtSite('emailjs');
  const target = join(ROOT, STATIC_DIST);
  const stamp = `${target}.build`;
  await withLock(join(BUILDS, 'place-lock'), () => {
    if (existsSync(target) && existsSync(stamp) && readFileSync(stamp, 'utf8') === dist) return;
    rmSync(`${target}.next`, { recursive: true, force: true });
    cpSync(dist, `${target}.next`, { recursive: true });
    rmSync(stamp, { force: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(`${target}.next`, target);
    writeFileSync(stamp, dist);
  });
}
