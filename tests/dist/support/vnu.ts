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

/** For a run of seconds, optimising takes longer than it saves; the checker asks for the stack. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];

/** What the checker calls an error and is none, each with the reason. */
const ACCEPTED = [
  // Its style sheet half knows no @container, @view-transition, field-sizing, or mask shorthand of
  // today; Biome and Lightning CSS read ours.
  /^CSS: /,
  // WebMCP's attributes (webmachinelearning.github.io/webmcp) are younger than the checker.
  /^Attribute “tool(?:name|description|paramdescription)” not allowed on element/,
  // Astro writes <style>astro-island{display:contents}</style> where its first island stands.
  /^A “style” element in “body” must be the first child of its parent/,
] as const;

/** An error in a file, once for all the times that it is made there. */
export interface HtmlError {
  /** Its whole path. */
  file: string;
  message: string;
}

/**
 * What the W3C's checker finds in these HTML files. It takes seconds to get going: ask once for all.
 * @param java the Java to run it with, from 17 on
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
      // In any other locale Java finds no folder with letters beyond ASCII in its name.
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
