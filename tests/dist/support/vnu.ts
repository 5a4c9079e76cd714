import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const jar = join(
  dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
  'build/dist/vnu.jar',
);

interface Message {
  url: string;
  message: string;
}

/** JVM flags. The checker needs a larger stack; for a run of seconds, optimization is not worth its time. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/** False positives of the checker, each with the reason. */
const ACCEPTED = [
  // Its CSS checker does not know @container, @view-transition, field-sizing or today's mask
  // shorthand; Biome and Lightning CSS check ours.
  /^CSS: /,
  // WebMCP's attributes (webmachinelearning.github.io/webmcp) are newer than the checker.
  /^Attribute “tool(?:name|description|paramdescription)” not allowed on element/,
  // Astro writes <style>astro-island{display:contents}</style> at the first island.
  /^A “style” element in “body” must be the first child of its parent/,
] as const;

/** An error in a file, reported once however often it occurs. */
export interface HtmlError {
  /** Absolute path. */
  file: string;
  message: string;
}

/**
 * Runs the W3C's checker on these HTML files. It takes seconds to start: check all files in one
 * call.
 * @param java the Java to run it with, 17 or later
 */
export function htmlErrors(java: string, files: readonly string[]): HtmlError[] {
  const { stdout, stderr } = spawnSync(
    java,
    [
      ...SHORT_LIVED,
      '-jar',
      jar,
      '--errors-only',
      '--exit-zero-always',
      '--stdout',
      '--format',
      'json',
      ...files,
    ],
    {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      // In other locales Java cannot find folders with non-ASCII names.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  );
  if (!stdout.startsWith('{')) throw new Error(`vnu-jar gave no report: ${stderr || stdout}`);
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  const errors = new Map<string, HtmlError>();
  for (const { url, message } of messages) {
    if (ACCEPTED.some((accepted) => accepted.test(message))) continue;
    errors.set(`${url} ${message}`, { file: resolve(fileURLToPath(url)), message });
  }
  return [...errors.values()];
}
